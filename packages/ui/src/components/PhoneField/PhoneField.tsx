import { useState } from 'react'
import type { Ref } from 'react'
import { phoneLimit } from '@parket/domain/account/phone'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import * as field from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { useValue, type ValueProps } from '../useValue.ts'
import { usePhoneNumbers } from './usePhoneNumbers.ts'
import * as styles from './PhoneField.css.ts'

/** The value is as typed, with the spaces of its country: «+7 900 000 00 00». */
export interface PhoneFieldProps extends FieldProps, ValueProps<string> {
  /** Asked once, when the empty field is touched: a country's code («BY»), or null. */
  guessCountry?: () => Promise<string | null>
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

const HOME = { code: 'RU', name: 'Россия', callingCode: '7' } as const

/**
 * A telephone number of any country. Countries and their rules are loaded when the field is touched;
 * until then, and without script, it is a plain field for a number.
 */
export function PhoneField({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  value: givenValue,
  defaultValue,
  onChange: onValueChange,
  onFocus,
  guessCountry,
  ...input
}: PhoneFieldProps) {
  const ids = useField({ ...input, id, error, description })
  const [value, onChange] = useValue(
    { value: givenValue, defaultValue, onChange: onValueChange },
    '',
  )
  const { numbers, load } = usePhoneNumbers()
  const [chosen, setChosen] = useState<string | null>(null)
  const countries = numbers?.phoneCountries() ?? [HOME]
  const written = value.startsWith('+') ? (numbers?.countryOfPhone(value) ?? null) : null
  const country = countries.find(({ code }) => code === (written ?? chosen)) ?? HOME

  async function handleTouch() {
    if (numbers) return
    const loaded = await load()
    if (value !== '' || !guessCountry) return
    const guess = await guessCountry().catch(() => null)
    if (guess !== null && loaded.isPhoneCountry(guess)) setChosen(guess)
  }
  function handleChange(next: string) {
    // Only what grows at its end is put in order: corrections in the middle stay where they are.
    const isTypedAtEnd = next.length > value.length && next.startsWith(value)
    onChange(isTypedAtEnd && numbers ? inOrder(next) : next)
  }
  function inOrder(text: string): string {
    const code = countries.find((one) => one.code === country.code)?.code
    return numbers?.formatPhoneAsTyped(text, code) ?? text
  }
  function chooseCountry(code: string) {
    const next = countries.find((one) => one.code === code)
    if (!next) return
    setChosen(code)
    const national = written ? value.slice(1 + country.callingCode.length) : value
    onChange(`+${next.callingCode} ${national.trim()}`)
  }
  return (
    <Field {...{ label, error, description, isRequired, ids }}>
      <div className={styles.frame}>
        <span className={styles.country}>
          {country.code}
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
          <select
            className={styles.select}
            aria-label={`${label}: страна`}
            value={country.code}
            disabled={isDisabled}
            onFocus={() => void handleTouch()}
            onPointerEnter={() => void handleTouch()}
            onChange={(event) => chooseCountry(event.target.value)}
          >
            {countries.map(({ code, name, callingCode }) => (
              <option key={code} value={code}>
                {name} (+{callingCode})
              </option>
            ))}
          </select>
        </span>
        <input
          autoComplete="tel"
          {...input}
          {...ids.aria}
          id={ids.controlId}
          className={field.control}
          type="tel"
          maxLength={phoneLimit}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          onFocus={(event) => {
            void handleTouch()
            onFocus?.(event)
          }}
          onChange={(event) => handleChange(event.target.value)}
        />
      </div>
    </Field>
  )
}
