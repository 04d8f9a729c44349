/** What a part says, in the words of the card. */
import { modifierClauses, ruleClauses } from '@wayrune/engine/effects/modifier-words.ts';
import { quantity, sentence, type Speaker } from '@wayrune/engine/effects/words.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { abilityLines, effectLines } from '@wayrune/engine/text/ability-text.ts';
import { statLine, tellingOf } from '@wayrune/engine/text/card-text.ts';
import type { Part } from './parts.ts';

function speakerOf({ role, bearer }: Part): Speaker {
  if (role === 'held') return bearer === 'hero' ? 'held' : 'ally';
  if (role === 'foe' || role === 'event' || role === 'hero') return role;
  return 'drawn';
}

export function wordsOf(world: World, part: Part): string {
  const info = infoOf(world, part.card.id);
  const telling = tellingOf(info, speakerOf(part));
  switch (part.what) {
    case 'numbers':
      return statLine(info);
    case 'always':
      return sentence(modifierClauses([part.modifier], telling.speaker).join(' '));
    case 'rule':
      return sentence(ruleClauses([part.change], telling.speaker).join(' '));
    case 'ability':
      return abilityLines([part.ability], telling).join(' ');
    case 'effects':
      return sentence(effectLines(part.effects, telling).join(' '));
    case 'becomes':
      return telling.becomes === '' ? 'A card to keep.' : sentence(telling.becomes);
    case 'event':
      return 'Takes effect when it is drawn.';
    case 'terrain':
      return `Roams ${part.terrain}.`;
    case 'slots':
      return `Is completed by ${quantity(part.ritual.slots, `${part.ritual.symbol} token`, `${part.ritual.symbol} tokens`)}.`;
    case 'awakens':
      return `Is awakened by ${part.symbols.join(', ')}.`;
  }
}
