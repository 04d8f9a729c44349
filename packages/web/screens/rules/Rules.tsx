import { Screen } from '../../ui/Screen.tsx';

export default function Rules() {
  return <Screen name="rules">{null}</Screen>;
}
