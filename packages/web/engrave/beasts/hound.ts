/** A hound, sitting: ears that hang, a brindled coat, a collar. */
import { type Color, wash, WASH } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { type Stand, standing } from './anatomy.ts';

const COATS = {
  brindled: { fur: '#a97c4c', dark: '#5b3c24', pale: '#ecdcb8' },
  grey: { fur: '#8f8d88', dark: '#45464a', pale: '#dcd9cd' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['brindled']]: string };

export interface Hound extends Stand {
  readonly coat?: keyof typeof COATS;
  readonly collar?: Color;
}

const STRIPES =
  'M104 128Q112 136 108 150M116 108Q126 120 122 136M132 116Q138 130 134 146M100 156Q110 164 106 178M122 150Q130 162 126 178M146 130Q150 142 146 154M112 92Q120 98 120 106';

export function drawHound(p: Plate, { coat = 'brindled', collar = 'cherry', ...stand }: Hound): void {
  const c = COATS[coat];
  standing(p, stand, () => {
    p.limb(points('92,184 62,182 44,164 46,142'), [9, 8, 6, 0.8], c.fur);
    p.limb(points('168,136 178,166 172,190'), [13, 9, 8], c.dark);
    body(p, c);
    head(p, c);
    p.line('M106 104Q130 124 166 112', 13).line('M106 104Q130 124 166 112', 9, wash(collar));
    p.disc(146, 130, 11, WASH.gold).line('M140 128H152M141 133H151', 1.6).ring(146, 119, 3.4, 1.6, WASH.gold);
  });
}

function body(p: Plate, c: Coat): void {
  const trunk = smooth(points('70,194! 74,164 92,128 112,98 138,92 164,104 176,132 174,166 166,194!'));
  p.form(
    trunk,
    c.fur,
    { angle: 24, gap: 4.6, k: 0.34, max: 34, w: 3 },
    { extra: strokes(STRIPES, 4.4, c.dark, ' opacity=".8"') },
  );
  p.form(smooth(points('150,112! 170,118 178,140 172,168 160,160 152,138')), c.pale, { k: 0.36, gap: 4.2 });
  p.limb(points('150,134 156,164 150,192'), [15, 10, 9], c.fur, { open: 3 });
  p.form(
    smooth(points('70,194! 72,166 92,152 114,162 120,194!')),
    c.fur,
    { k: 0.4, gap: 4.4 },
    { extra: strokes('M84 164Q92 174 88 186M98 162Q106 174 102 188', 4, c.dark, ' opacity=".8"') },
  );
}

function head(p: Plate, c: Coat): void {
  const skull =
    '112,66 124,44 148,34 170,40 184,54 206,60 222,64! 226,76 216,88! 194,92 178,94 164,106 136,112 114,98';
  p.form(
    smooth(points(skull)),
    c.fur,
    { angle: 58, gap: 3.8, k: 0.36, max: 20, w: 2.6 },
    {
      extra: `<path d="M230 84L196 96L170 96L186 78L206 66L228 68Z" fill="${c.pale}"/>${strokes('M132 44Q138 54 134 64M146 38Q152 48 148 58M158 38Q164 46 162 54', 3.6, c.dark, ' opacity=".8"')}`,
      hatch: swells(tuples(6, '200 68 202 76 198 84, 208 68 211 76 207 84'), 1),
    },
  );
  p.line('M216 87Q198 88 182 84Q174 84 170 90', 2.2)
    .fill('M212 62C220 58 230 62 230 70C228 76 220 76 216 72C212 70 211 65 212 62Z')
    .fill('M217 64Q221 62 225 65Q221 66 217 64Z', '#cdbd9d');
  p.fill('M166 58Q174 50 184 58Q176 66 166 58Z')
    .disc(175, 58, 4, '#7a4a20', 1.2)
    .dot(175.5, 58, 2.2)
    .dot(174, 56.5, 1, '#fff')
    .line('M162 52Q172 44 184 50', 2.2);
  p.form(smooth(points('134,46! 116,56 104,84 108,108 122,114! 138,98 148,72 150,52!')), c.dark, {
    k: 0.4,
    gap: 4,
  });
}
