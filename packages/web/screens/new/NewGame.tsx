import { Screen } from '../../ui/Screen.tsx';

export default function NewGame() {
  return <Screen name="new">{null}</Screen>;
}
