/**
 * The plate a picture is cut into. It collects markup: masses with an outline that is heavier away from the light, hatching
 * clipped to them, lines and dots. An outline is written once and used for shadow, wash and clip.
 */
import { INK, mixed, short as f } from './ink.ts';
import { limb, type Rings, ringsOf } from './limb.ts';
import type { Point } from './points.ts';
import { shade, type Shading } from './shade.ts';

export interface Weight {
  /** The width of the outline, and how far its shadow falls. */
  readonly w?: number;
  readonly dx?: number;
  readonly dy?: number;
}

export interface FormOptions extends Weight {
  /** More hatching, and more drawing, inside the form. */
  readonly hatch?: string;
  readonly extra?: string;
}

export interface LimbOptions extends FormOptions, Omit<Rings, 'w'> {
  /** Without an outline over its first joints, where it grows out of a body. */
  readonly open?: number;
}

export class Plate {
  private body = '';
  private defs = '';
  private readonly paths = new Map<string, string>();
  private readonly washes = new Map<string, string>();
  private readonly clips = new Set<string>();
  private kept = 0;

  /** All that was drawn, as the inside of an <svg>. */
  get markup(): string {
    return `<style>.m{stroke:${INK}}.l{fill:none}</style><defs>${this.defs}</defs>${this.body}`;
  }

  raw(markup: string): this {
    this.body += markup;
    return this;
  }

  private path(d: string): string {
    const known = this.paths.get(d);
    if (known !== undefined) return known;
    const id = `p${this.paths.size.toString(36)}`;
    this.paths.set(d, id);
    this.defs += `<path id="${id}" d="${d}"/>`;
    return id;
  }

  /** A wash is a shade darker at the side away from the light. */
  private wash(color: string): string {
    const known = this.washes.get(color);
    if (known !== undefined) return known;
    const id = `w${this.washes.size.toString(36)}`;
    this.washes.set(color, id);
    const dark = mixed(color, '#4a2a0c', 0.3);
    this.defs += `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".3"><stop offset=".42" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
    return id;
  }

  /** A mass: its wash, and an outline that is heavier away from the light. */
  mass(d: string, fill: string, { w = 1.8, dx = 1.4, dy = 1.3 }: Weight = {}): this {
    const id = this.path(d);
    if (dx !== 0 || dy !== 0)
      this.body += `<use class="m" href="#${id}" x="${f(dx)}" y="${f(dy)}" stroke-width="${f(w)}"/>`;
    this.body += `<use class="m" href="#${id}" fill="url(#${this.wash(fill)})" stroke-width="${f(w)}"/>`;
    return this;
  }

  /** Hatching and drawing that stop at the edge of a mass. */
  inside(d: string, hatching: string, extra = '', color: string = INK): this {
    if (hatching === '' && extra === '') return this;
    const id = this.path(d);
    if (!this.clips.has(id)) {
      this.clips.add(id);
      this.defs += `<clipPath id="c${id}"><use href="#${id}"/></clipPath>`;
    }
    const lines = hatching === '' ? '' : `<path d="${hatching}"${color === INK ? '' : ` fill="${color}"`}/>`;
    this.body += `<g clip-path="url(#c${id})">${extra}${lines}</g>`;
    return this;
  }

  /** A mass with form shading, or without when that is null. */
  form(d: string, fill: string, shading: Shading | null = {}, options: FormOptions = {}): this {
    const { hatch = '', extra = '', ...weight } = options;
    return this.mass(d, fill, weight).inside(d, (shading === null ? '' : shade(d, shading)) + hatch, extra);
  }

  /** A limb with rings of hatching; no rings where gap is 0. */
  limb(spine: readonly Point[], widths: readonly number[], fill: string, options: LimbOptions = {}): this {
    const { hatch = '', extra = '', open = 0, gap = 4.4, k = 0.5, bow = 0.5, ...weight } = options;
    const made = limb(spine, widths);
    if (open === 0) this.mass(made.d, fill, weight);
    else this.fill(made.d, fill).line(made.sides(open), 2.3);
    return this.inside(made.d, (gap === 0 ? '' : ringsOf(made.frame, { gap, k, bow })) + hatch, extra);
  }

  fill(d: string, color: string = INK): this {
    this.body += `<path d="${d}"${color === INK ? '' : ` fill="${color}"`}/>`;
    return this;
  }

  line(d: string, w = 2.4, color: string = INK): this {
    this.body += `<path class="l${color === INK ? ' m' : ''}" d="${d}" stroke-width="${f(w)}"${color === INK ? '' : ` stroke="${color}"`}/>`;
    return this;
  }

  dot(x: number, y: number, r: number, color: string = INK): this {
    this.body += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}"${color === INK ? '' : ` fill="${color}"`}/>`;
    return this;
  }

  /** A disc with an outline: an eye, a coin, a stud. */
  disc(x: number, y: number, r: number, fill: string, w = 2): this {
    this.body += `<circle class="m" cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" stroke-width="${f(w)}"/>`;
    return this;
  }

  /** A ring of metal. */
  ring(x: number, y: number, r: number, w: number, color: string): this {
    this.body += `<circle class="m l" cx="${x}" cy="${y}" r="${r}" stroke-width="${w + 2.2}"/><circle class="l" cx="${x}" cy="${y}" r="${r}" stroke="${color}" stroke-width="${w}"/>`;
    return this;
  }

  /** A thin circle around 0 0. */
  ringLine(r: number, w = 1.3): this {
    this.body += `<circle class="m l" r="${r}" stroke-width="${w}"/>`;
    return this;
  }

  group(transform: string, draw: () => void): this {
    this.body += `<g transform="${transform}">`;
    draw();
    this.body += '</g>';
    return this;
  }

  /** Draws something once and shows it in several places. */
  copies(transforms: readonly string[], draw: () => void): this {
    const id = `k${this.kept++}`;
    this.body += `<defs><g id="${id}">`;
    draw();
    this.body += `</g></defs>${transforms.map((one) => `<use href="#${id}" transform="${one}"/>`).join('')}`;
    return this;
  }

  glow(x: number, y: number, r: number, color = '#fbe08a', strength = 0.5): this {
    const at = `cx="${f(x)}" cy="${f(y)}" fill="${color}"`;
    this.body += `<circle ${at} r="${f(r)}" opacity="${f(strength * 0.5)}"/><circle ${at} r="${f(r * 0.62)}" opacity="${f(strength)}"/>`;
    return this;
  }
}

/** A filled path with a thin line around it, to be drawn inside a mass. */
export const patch = (d: string, fill: string, w = 1.4, more = ''): string =>
  `<path class="m" d="${d}" fill="${fill}" stroke-width="${w}"${more}/>`;
/** Lines to be drawn inside a mass. */
export const strokes = (d: string, w = 1.4, color: string = INK, more = ''): string =>
  `<path class="l${color === INK ? ' m' : ''}" d="${d}" stroke-width="${w}"${color === INK ? '' : ` stroke="${color}"`}${more}/>`;
