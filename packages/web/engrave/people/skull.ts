/** A skull in place of a head, with a light in its eyes. */
import { hatch } from '../tools/lines.ts';
import { type Plate } from '../tools/plate.ts';

/** The bones of the neck, where no mail or collar hides them. */
export function drawSpine(p: Plate, bone: string): void {
  for (const y of [214, 201, 188, 175])
    p.mass(
      `M106 ${y - 8}C116 ${y - 12} 130 ${y - 12} 138 ${y - 8}L142 ${y + 3}C130 ${y + 8} 114 ${y + 8} 104 ${y + 3}Z`,
      bone,
      { w: 1.6 },
    ).fill(hatch([141, y - 6], [140, y + 4], [126, y - 4], [124, y + 4], 3, 2.2, 1, y));
}

export function drawSkull(p: Plate, bone: string, gleam: string): void {
  const d =
    'M82 96C78 106 79 114 82 120C78 126 78 136 84 142C84 150 86 158 92 162C92 170 96 176 104 178C112 180 122 178 128 172C132 164 136 160 142 156C152 148 156 136 156 124C158 110 158 96 154 86C142 68 96 70 82 96Z';
  p.mass(d, bone).inside(
    d,
    hatch([158, 96], [140, 162], [140, 102], [126, 156], 14, 3, 4, 3) +
      hatch([128, 176], [100, 180], [122, 166], [98, 170], 7, 2.2, 0, 3),
  );
  p.fill('M83 112C83 104 92 102 98 106C103 111 103 122 97 127C90 130 83 124 83 112Z').fill(
    'M111 112C112 103 126 100 136 105C142 110 141 122 134 127C124 131 112 126 111 112Z',
  );
  p.fill(
    'M101 128C97 134 94 140 96 143C99 145 101 142 103 139C105 143 109 145 111 142C111 137 107 132 105 128Z',
  );
  p.fill('M90 152C98 148 114 148 128 150L126 164C116 168 102 168 94 164Z', '#f8f1dc')
    .line('M90 152C98 148 114 148 128 150M94 164C102 168 116 168 126 164M91 158C102 155 116 155 128 157', 2)
    .line('M97 150.5L98 165M103 149L104 166.5M109.5 148.5V167M116 149L115.5 166.5M122 149.5L121 165', 1.5);
  p.line('M140 132C136 138 134 142 128 144M144 136C142 146 136 150 132 152', 2);
  p.raw(
    `<g fill="${gleam}"><circle cx="92" cy="116" r="6.5" opacity=".35"/><circle cx="125" cy="116" r="8" opacity=".35"/><circle cx="92" cy="116" r="3.2"/><circle cx="125" cy="116" r="3.8"/></g>`,
  );
}
