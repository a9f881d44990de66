import {
  Button,
  ComboBox as AriaComboBox,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Text,
} from 'react-aria-components'
import type { KeyboardEvent, Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { AriaField } from '../AriaField/AriaField.tsx'
import { FieldPopover } from '../AriaField/FieldPopover.tsx'
import * as field from '../Field/Field.css.ts'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import * as menu from '../Menu/Menu.css.ts'
import type { ValueProps } from '../useValue.ts'
import * as styles from './ComboBox.css.ts'

export interface ComboBoxItem {
  /** What `value` holds when it is chosen. */
  value: string
  /** What is shown and searched. */
  label: string
  /** Tells namesakes apart: «Казань, 2009 г. р.» */
  description?: string
}

/** The value is empty when nothing is chosen. */
export interface ComboBoxProps extends FieldProps, ValueProps<string> {
  /** The whole list, or what the server found for `inputValue`. */
  items: readonly ComboBoxItem[]
  /** The text typed, where the caller searches itself; otherwise the items are filtered here. */
  inputValue?: string
  /** Gives what is typed: time to load items that fit. */
  onInputChange?: (text: string) => void
  /** The caller is searching. */
  isLoading?: boolean
  /** Said when nothing fits. */
  emptyText?: string
  /** An example of what is wanted, never the label. */
  placeholder?: string
  /** What is typed into: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

/** A choice of one among many, found by typing. Heavy: not for a public page. */
export function ComboBox({
  label,
  name,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  form,
  items,
  value,
  defaultValue,
  onChange,
  inputValue,
  onInputChange,
  isLoading = false,
  emptyText = 'Ничего не нашлось',
  ...input
}: ComboBoxProps) {
  return (
    <I18nProvider locale="ru-RU">
      <AriaComboBox
        id={id}
        name={name}
        form={form}
        // A searching caller gives the items that fit; they are not filtered again.
        {...(onInputChange ? { items, inputValue, onInputChange } : { defaultItems: items })}
        selectedKey={value === '' ? null : value}
        defaultSelectedKey={defaultValue === '' ? null : defaultValue}
        onSelectionChange={(key) => onChange?.(key === null ? '' : String(key))}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={errorTexts(error).length > 0}
        validationBehavior="aria"
        allowsEmptyCollection
        menuTrigger="input"
      >
        <AriaField controlId={id} {...{ label, error, description, isRequired }}>
          <div className={field.frame}>
            <Input
              {...input}
              className={cx(field.control, field.roomAfter)}
              onKeyDown={keepDialog}
            />
            <Button className={styles.button}>
              <ChevronDownIcon />
            </Button>
          </div>
        </AriaField>
        <FieldPopover className={menu.sheet} offset={4}>
          <ListBox<ComboBoxItem>
            className={styles.list}
            renderEmptyState={() => (
              <div className={styles.nothing}>{isLoading ? 'Ищем…' : emptyText}</div>
            )}
          >
            {(item) => (
              <ListBoxItem id={item.value} textValue={item.label} className={styles.option}>
                <Text slot="label">{item.label}</Text>
                {item.description && (
                  <Text slot="description" className={styles.description}>
                    {item.description}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </FieldPopover>
      </AriaComboBox>
    </I18nProvider>
  )
}

/** Esc closes the list; without it, the dialog around the field. */
function keepDialog(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'true') event.preventDefault()
}
