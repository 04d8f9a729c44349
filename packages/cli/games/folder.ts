/** Where games are kept. */
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** WAYRUNE_DATA if it is set; else the folder that the system has for the data of programs. */
export function dataFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const given = (name: string): string | null => {
    const value = env[name] ?? '';
    return value === '' ? null : value;
  };
  const own = given('WAYRUNE_DATA');
  if (own !== null) return own;
  if (platform === 'win32') return join(given('APPDATA') ?? join(homedir(), 'AppData', 'Roaming'), 'wayrune');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'wayrune');
  return join(given('XDG_DATA_HOME') ?? join(homedir(), '.local', 'share'), 'wayrune');
}

export const gamesFolder = (data: string): string => join(data, 'games');
