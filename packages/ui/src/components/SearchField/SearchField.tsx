import { useRef } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'iconStart' | 'action' | 'ref'>

/** A filter as you type; the cross empties it and keeps the focus in it. */
export function SearchField(props: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    props.onChange('')
    input.current?.focus()
  }
  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={input}
      type="search"
      iconStart={<SearchIcon />}
      action={
        props.value === '' ? undefined : (
          <IconButton label="Очистить" icon={<CloseIcon />} onPress={clear} />
        )
      }
    />
  )
}
