import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';

describe('the data folder', () => {
  it.each([
    [{ WAYRUNE_DATA: '/mine', XDG_DATA_HOME: '/data' }, 'linux', '/mine'],
    [{ XDG_DATA_HOME: '/data' }, 'linux', join('/data', 'wayrune')],
    [{ XDG_DATA_HOME: '' }, 'linux', join(homedir(), '.local', 'share', 'wayrune')],
    [{}, 'darwin', join(homedir(), 'Library', 'Application Support', 'wayrune')],
    [{ APPDATA: '/roaming' }, 'win32', join('/roaming', 'wayrune')],
  ] as const)('with %j on %s is %s', (env, platform, folder) =>
    expect(dataFolder(env, platform)).toBe(folder),
  );
});
