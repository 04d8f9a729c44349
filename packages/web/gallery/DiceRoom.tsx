import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { useState } from 'react';
import { MovementDice, TenDice } from '../dice/Dice.tsx';
import button from '../theme/button.module.css';
import styles from './gallery.module.css';

export default function DiceRoom() {
  const [roll, setRoll] = useState(0);
  const spin = (i: number): number => (roll * 7 + i * 5) % 6;
  return (
    <div className={styles['room']}>
      <div className={styles['row']}>
        <button
          type="button"
          className={`${button['button']} ${button['primary']}`}
          onClick={() => setRoll(roll + 1)}
        >
          Roll
        </button>
        <MovementDice roll={roll} dice={[0, 1, 2, 3, 4].map((i) => ({ face: spin(i), spent: false }))} />
        <TenDice roll={roll} values={[((roll * 3) % 10) + 1, ((roll * 7 + 4) % 10) + 1]} />
      </div>
      <h2>All six faces, and two that are used</h2>
      <MovementDice
        roll={null}
        dice={[...FACES.keys(), 1, 3].map((face, i) => ({ face, spent: i >= FACES.length }))}
      />
      <h2>One to ten</h2>
      <TenDice roll={null} values={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]} />
      <h2>It succeeded, it failed</h2>
      <div className={styles['row']}>
        <TenDice roll={null} values={[8, 9]} tone="good" />
        <TenDice roll={null} values={[1, 2]} tone="bad" />
      </div>
      <h2>Large and small</h2>
      <div className={styles['row']}>
        <div style={{ fontSize: '2rem' }}>
          <TenDice roll={null} values={[10, 7]} />
        </div>
        <div style={{ fontSize: '0.7rem' }}>
          <MovementDice roll={null} dice={[{ face: 0, spent: false }]} />
          <TenDice roll={null} values={[10, 7]} />
        </div>
      </div>
    </div>
  );
}
