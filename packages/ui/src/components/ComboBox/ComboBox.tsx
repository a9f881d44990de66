import {
  Button,
  ComboBox as AriaComboBox,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { AriaField } from '../AriaField/AriaField.tsx'
import * as field from '../Field/Field.css.ts'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import * as menu from '../Menu/Menu.css.ts'
import * as styles from './ComboBox.css.ts'

export interface ComboBoxOption {
  /** What `value` holds when it is chosen. */
  value: string
  /** What is shown and searched. */
  label: string
  /** Tells namesakes apart: «Казань, 2009 г. р.» */
  detail?: string
}

export interface ComboBoxProps extends FieldProps {
  /** The whole list, or what the server found for `inputValue`. */
  options: readonly ComboBoxOption[]
  /** Chosen option; empty when there is none. */
  value: string
  /** Gives the chosen value; empty when nothing is chosen. */
  onChange: (value: string) => void
  /** The text typed, where the caller searches itself; otherwise the options are filtered here. */
  inputValue?: string
  /** Gives what is typed: time to load options that fit. */
  onInputChange?: (text: string) => void
  /** The caller is searching. */
  isLoading?: boolean
  /** Said when nothing fits. */
  emptyText?: string
  /** An example of what is wanted, never the label. */
  placeholder?: string
}

/** One of many, found by typing. Heavy: not for a public page. */
export function ComboBox({
  label,
  name,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  options,
  value,
  onChange,
  inputValue,
  onInputChange,
  isLoading = false,
  emptyText = 'Ничего не нашлось',
  placeholder,
}: ComboBoxProps) {
  return (
    <I18nProvider locale="ru-RU">
      <AriaComboBox
        id={id}
        name={name}
        // A searching caller gives the options that fit; they are not filtered again.
        {...(onInputChange
          ? { items: options, inputValue, onInputChange }
          : { defaultItems: options })}
        selectedKey={value === '' ? null : value}
        onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={errorTexts(error).length > 0}
        validationBehavior="aria"
        allowsEmptyCollection
        menuTrigger="input"
      >
        <AriaField {...{ label, error, description, isRequired }}>
          <div className={field.frame}>
            <Input className={cx(field.control, field.roomAfter)} placeholder={placeholder} />
            <Button className={styles.button}>
              <ChevronDownIcon />
            </Button>
          </div>
        </AriaField>
        <Popover className={menu.sheet} offset={4}>
          <ListBox<ComboBoxOption>
            className={styles.list}
            renderEmptyState={() => (
              <div className={styles.nothing}>{isLoading ? 'Ищем…' : emptyText}</div>
            )}
          >
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                className={cx(menu.item, styles.option)}
              >
                <Text slot="label">{option.label}</Text>
                {option.detail && (
                  <Text slot="description" className={styles.detail}>
                    {option.detail}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  )
}
