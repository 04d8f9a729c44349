import type { ReactNode } from 'react';
import {
  Label,
  Radio,
  RadioGroup,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Switch,
  Text,
} from 'react-aria-components';
import field from '../../theme/field.module.css';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './settings.module.css';

interface Field {
  readonly name: string;
  readonly help?: string;
}

interface ChoiceProps<T extends string | number> extends Field {
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly label: ReactNode }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function Choice<T extends string | number>({ name, help, value, options, onChange }: ChoiceProps<T>) {
  return (
    <RadioGroup
      className={styles['field'] ?? ''}
      value={String(value)}
      orientation="horizontal"
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen);
        if (option !== undefined) onChange(option.id);
      }}
    >
      <Label className={field['name'] ?? ''}>{name}</Label>
      <div className={styles['segments']}>
        {options.map(({ id, label }) => (
          <Radio key={id} value={String(id)} className={buttonClass('small')}>
            {label}
          </Radio>
        ))}
      </div>
      {help !== undefined && (
        <Text slot="description" className={field['help'] ?? ''}>
          {help}
        </Text>
      )}
    </RadioGroup>
  );
}

interface ToggleProps extends Field {
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ name, help, value, onChange }: ToggleProps) {
  return (
    <Switch className={styles['toggle'] ?? ''} isSelected={value} onChange={onChange}>
      <span className={styles['words']}>
        <span className={field['name']}>{name}</span>
        {help !== undefined && <span className={field['help']}>{help}</span>}
      </span>
      <span className={field['switch']} />
    </Switch>
  );
}

interface VolumeProps extends Field {
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
  readonly onDone: () => void;
}

export function Volume({ name, value, isDisabled, onChange, onDone }: VolumeProps) {
  return (
    <Slider
      className={styles['slider'] ?? ''}
      value={value}
      minValue={0}
      maxValue={1}
      step={0.05}
      isDisabled={isDisabled}
      formatOptions={{ style: 'percent' }}
      onChange={onChange}
      onChangeEnd={onDone}
    >
      <Label className={field['name'] ?? ''}>{name}</Label>
      <SliderOutput className={styles['output'] ?? ''} />
      <SliderTrack className={styles['track'] ?? ''}>
        <span className={styles['filled']} style={{ width: `${value * 100}%` }} />
        <SliderThumb className={styles['thumb'] ?? ''} />
      </SliderTrack>
    </Slider>
  );
}
