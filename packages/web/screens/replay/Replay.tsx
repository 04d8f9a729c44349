import { Screen } from '../../ui/Screen.tsx';

export default function Replay() {
  return <Screen name="replay">{null}</Screen>;
}
