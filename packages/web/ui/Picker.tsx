import type { ReactNode } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import field from '../theme/field.module.css';
import styles from './Picker.module.css';

export interface PickerOption {
  readonly id: string;
  readonly name: string;
  /** A line below it in the list. */
  readonly more?: string;
  readonly picture?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly options: readonly PickerOption[];
  readonly onChange: (id: string) => void;
}

/** One of several. */
export function Picker({ label, hideLabel = false, value, options, onChange }: Props) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <Select
      className={field.field ?? ''}
      aria-label={label}
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
    >
      {!hideLabel && <Label className={field.name ?? ''}>{label}</Label>}
      <Button className={`${field.input ?? ''} ${styles.button ?? ''}`}>
        {chosen?.picture !== undefined && <span className={styles.picture}>{chosen.picture}</span>}
        <SelectValue className={styles.value ?? ''}>{() => chosen?.name ?? ''}</SelectValue>
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1.500l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.600" />
        </svg>
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox className={`${field.list ?? ''} ${styles.list ?? ''}`}>
          {options.map(({ id, name, more, picture }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={name}
              className={`${field.option ?? ''} ${styles.option ?? ''}`}
            >
              {picture !== undefined && <span className={styles.picture}>{picture}</span>}
              <Text slot="label">{name}</Text>
              {more !== undefined && (
                <Text slot="description" className={styles.more ?? ''}>
                  {more}
                </Text>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
