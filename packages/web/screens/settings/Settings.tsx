import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { changeSettings, THEMES, useSettings } from '../../settings/settings.ts';

export default function Settings() {
  const theme = useSettings((settings) => settings.theme);
  return (
    <Screen name="settings">
      {THEMES.map((one) => (
        <Button key={one} isDisabled={one === theme} onPress={() => changeSettings({ theme: one })}>
          {one}
        </Button>
      ))}
    </Screen>
  );
}
