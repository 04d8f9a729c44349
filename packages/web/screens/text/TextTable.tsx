import { Screen } from '../../ui/Screen.tsx';

export default function TextTable() {
  return <Screen name="text">{null}</Screen>;
}
