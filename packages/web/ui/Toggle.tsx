import { Switch } from 'react-aria-components';
import field from '../theme/field.module.css';
import styles from './Toggle.module.css';

interface Props {
  readonly name: string;
  readonly more?: string;
  readonly isDisabled?: boolean;
  readonly isSelected: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off, with a line that says what it does. */
export function Toggle({ name, more, isDisabled = false, isSelected, onChange }: Props) {
  return (
    <Switch
      className={styles.toggle ?? ''}
      isDisabled={isDisabled}
      isSelected={isSelected}
      onChange={onChange}
    >
      <span className={field.switch} />
      <span>
        <b className={styles.name}>{name}</b>
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </span>
    </Switch>
  );
}
