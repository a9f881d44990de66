import { Button, I18nProvider, Tag, TagGroup, TagList } from 'react-aria-components'
import { useId, useState } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import * as field from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { useValue, type ValueProps } from '../useValue.ts'
import { addTags, splitTags } from './tags.ts'
import * as styles from './TagField.css.ts'

/** The value: all tags in the order they were added, each once. */
export interface TagFieldProps extends FieldProps, ValueProps<readonly string[], string[]> {
  /** Words others have used, offered while typing. */
  suggestions?: readonly string[]
  /** An example of what is wanted, never the label. */
  placeholder?: string
  /** What is typed into: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

/** Several words of one's own. Enter or a comma adds one, Backspace takes the last back. */
export function TagField({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  value: givenValue,
  defaultValue,
  onChange: onValueChange,
  onBlur,
  suggestions,
  ...input
}: TagFieldProps) {
  const ids = useField({ ...input, id, error, description })
  const [value, onChange] = useValue<readonly string[], string[]>(
    { value: givenValue, defaultValue, onChange: onValueChange },
    [],
  )
  const listId = useId()
  const [text, setText] = useState('')
  function add(words: string) {
    setText('')
    const next = addTags(value, splitTags(words))
    if (next.length !== value.length) onChange(next)
  }
  function handleChange(next: string) {
    if (/[,;]$/.test(next)) add(next)
    else setText(next)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && text.trim() !== '') {
      // Enter adds the word; only an empty field sends the form.
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (splitTags(pasted).length < 2) return
    event.preventDefault()
    add(`${text},${pasted}`)
  }
  function handleBlur(event: FocusEvent) {
    // Nothing typed is lost.
    add(text)
    onBlur?.(event)
  }
  return (
    <I18nProvider locale="ru-RU">
      <Field {...{ label, error, description, isRequired, ids }}>
        {value.length > 0 && (
          <TagGroup
            aria-label={label}
            onRemove={(keys) => onChange(value.filter((tag) => !keys.has(tag)))}
            disabledKeys={isDisabled ? value : []}
          >
            <TagList className={styles.tags}>
              {value.map((tag) => (
                <Tag key={tag} id={tag} className={styles.tag} textValue={tag}>
                  {tag}
                  {!isDisabled && (
                    <Button slot="remove" className={styles.remove}>
                      <CloseIcon />
                    </Button>
                  )}
                </Tag>
              ))}
            </TagList>
          </TagGroup>
        )}
        <input
          {...input}
          {...ids.aria}
          id={ids.controlId}
          className={field.control}
          type="text"
          autoComplete="off"
          list={listId}
          value={text}
          disabled={isDisabled}
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={handleBlur}
        />
        <datalist id={listId}>
          {suggestions
            ?.filter((word) => !value.includes(word))
            .map((word) => (
              <option key={word}>{word}</option>
            ))}
        </datalist>
      </Field>
    </I18nProvider>
  )
}
