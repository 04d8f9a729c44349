import { Screen } from '../../ui/Screen.tsx';

export default function End() {
  return <Screen name="end">{null}</Screen>;
}
