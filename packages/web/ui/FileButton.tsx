import { type ReactNode, useRef } from 'react';
import { Button, type Look } from './Button.tsx';

interface Props {
  readonly look?: Look;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Asks for a file of a game. */
export function FileButton({ look, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(look === undefined ? {} : { look })} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be asked for again.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
