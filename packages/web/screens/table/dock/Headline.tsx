import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../../../play/context.ts';
import styles from './Headline.module.css';

interface Props {
  /** Whom it is for, where several people play. */
  readonly who?: string | undefined;
  readonly said: string;
  /** What the decision turns on, in smaller letters. */
  readonly detail?: ReactNode;
  /** What the showing waits for, if it does. */
  readonly gate?: string;
  /** Small buttons at the right. */
  readonly tools?: ReactNode;
}

/** Letters of a headline that is set large, and of one that still fits on a line. */
const SHORT = 26;
const MIDDLE = 46;
const lengthOf = (said: string): 'short' | 'middle' | 'long' =>
  said.length <= SHORT ? 'short' : said.length <= MIDDLE ? 'middle' : 'long';

/** What is asked, at the head of every dock: the longer it is, the smaller its letters. */
export function Headline({ who, said, detail, gate, tools }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = useTable((game) => game.entries);
  useEffect(() => {
    // The button that was pressed is gone: whoever plays by keyboard goes on from the question.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [said, entries]);
  return (
    <div className={styles.head}>
      <div className={styles.said}>
        <h2
          id="decision"
          ref={heading}
          tabIndex={-1}
          className={styles.prompt}
          data-length={lengthOf(said)}
          data-gate={gate}
        >
          {who !== undefined && <span className={styles.who}>{who}: </span>}
          {said}
        </h2>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
      {tools}
    </div>
  );
}
