import { Screen } from '../../ui/Screen.tsx';

export default function Learn() {
  return <Screen name="learn">{null}</Screen>;
}
