import { useImperativeHandle, useRef } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { TextLineProps } from '../TextField/TextField.tsx'
import { useValue } from '../useValue.ts'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'

export type SearchFieldProps = TextLineProps

/** A filter as you type; the cross empties it and keeps the focus in it. */
export function SearchField({ value, defaultValue, onChange, ref, ...props }: SearchFieldProps) {
  const say = useTexts('components', componentsTexts)
  const [text, setText] = useValue({ value, defaultValue, onChange }, '')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  function clear() {
    setText('')
    input.current?.focus()
  }
  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={input}
      value={text}
      onChange={setText}
      type="search"
      iconStart={<SearchIcon />}
      action={
        text === '' ? undefined : (
          <IconButton aria-label={say('clear')} icon={<CloseIcon />} onPress={clear} />
        )
      }
    />
  )
}
