import { ruleById } from '@wayrune/engine/text/rulebook.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { book, numberOf } from './book.ts';
import { piecesOf } from './pieces.ts';
import styles from './rules.module.css';

/** A rule's text, with links to the rules that it points to. */
export function RuleText({ text, wanted = [] }: { text: string; wanted?: readonly string[] }) {
  return piecesOf(text, wanted).map((piece, i) => {
    switch (piece.kind) {
      case 'code':
        return <code key={i}>{piece.text}</code>;
      case 'rule':
        return (
          <a key={i} href={href('rules', piece.text)} title={ruleById(book, piece.text)?.chapter}>
            {numberOf(piece.text)}
          </a>
        );
      case 'found':
        return <mark key={i}>{piece.text}</mark>;
      case 'text':
        return piece.text;
    }
  });
}

/** A rule by its id, for sheets that show one alone. */
export default function OneRule({ id }: { id: string }) {
  const { t } = useTranslation('rules');
  const rule = ruleById(book, id);
  if (rule === null) return <p>{t('unknown', { id })}</p>;
  return (
    <>
      <p className={styles['place']}>
        {rule.chapter}
        {rule.section === '' ? '' : `: ${rule.section}`}
      </p>
      <p>
        <RuleText text={rule.text} />
      </p>
    </>
  );
}
