import type { Ref } from 'react'
import type { FieldProps } from '../Field/useField.ts'
import { NumberField } from '../NumberField/NumberField.tsx'

export interface MoneyFieldProps extends FieldProps {
  /** An example of what is wanted, never the label. */
  placeholder?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
  /** Kopecks; null while nothing understandable is typed. */
  value?: number | null
  /** Kopecks at first, where the field itself holds them. */
  defaultValue?: number | null
  /** Gives whole kopecks. */
  onChange?: (kopecks: number | null) => void
  /** Kopecks; nothing below nought unless told. */
  min?: number
  /** Kopecks. */
  max?: number
  /** Said beside the sum: «сейчас 1 400 ₽». */
  note?: string | undefined
}

const toRubles = (kopecks: number) => kopecks / 100

const maybeToRubles = (kopecks: number | null | undefined) =>
  typeof kopecks === 'number' ? toRubles(kopecks) : kopecks

/** A sum in roubles, kept in kopecks. The arrow keys go by a hundred roubles. */
export function MoneyField({
  value,
  defaultValue,
  onChange,
  min = 0,
  max,
  note,
  ...props
}: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      decimals={2}
      isPadded
      step={100}
      unit={note === undefined ? '₽' : `₽, ${note}`}
      min={toRubles(min)}
      max={max === undefined ? undefined : toRubles(max)}
      value={maybeToRubles(value)}
      defaultValue={maybeToRubles(defaultValue)}
      onChange={(rubles) => onChange?.(rubles === null ? null : Math.round(rubles * 100))}
    />
  )
}
