import { type KeyboardEvent, type ReactNode, useId } from 'react';
import field from '../theme/field.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
  readonly tabClass?: string;
  readonly panelClass?: string;
  /** What is shown under the chosen tab. */
  readonly children: ReactNode;
}

/** Where a key leads from a tab, or undefined where it leads nowhere. */
function leads(key: string, from: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/**
 * Tabs over one panel. Not those of react-aria: theirs look through the panel for something to focus each time it is
 * drawn, and have the browser work out the style of the whole page for it.
 */
export function Tabs<T extends string>(props: Props<T>) {
  const { label, names, chosen, onChoose, tabClass = '', panelClass = '', children } = props;
  const id = useId();
  const all = Object.keys(names) as T[];
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const to = leads(event.key, all.indexOf(chosen), all.length);
    const tab = to === undefined ? undefined : all[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onChoose(tab);
    (event.currentTarget.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div role="tablist" className={field.tabs} aria-label={label} onKeyDown={press}>
        {all.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}`}
            className={`${field.tab ?? ''} ${tabClass}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      <div
        key={chosen}
        role="tabpanel"
        id={`${id}panel`}
        className={panelClass}
        data-side={chosen}
        aria-labelledby={`${id}${chosen}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
