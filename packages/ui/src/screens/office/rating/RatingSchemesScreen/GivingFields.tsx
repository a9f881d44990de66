import type { PointsFormula, PointsScheme } from '@parket/domain/rating/scheme'
import { formulaText } from '@parket/domain/rating/words'
import { useState } from 'react'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FieldRows } from '../../parts/FieldRows.tsx'
import { fieldId } from '../../parts/recordForm.ts'
import {
  numberOf,
  readPoints,
  schemeForm,
  toTypedNumber,
  type SchemeFieldsProps,
} from './schemeForm.ts'
import * as styles from './schemes.css.ts'

const newFormula: PointsFormula = { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null }

/** How many points a place gives. */
export function GivingFields({ form }: SchemeFieldsProps) {
  const { formula, finalists_only: isFinalOnly, counts_disqualified } = form.values
  return (
    <Stack as="section" gap="medium">
      <Heading level={3}>Сколько очков даёт место</Heading>
      <SegmentedControl
        aria-label="Как даются очки"
        value={formula ? 'formula' : 'tiers'}
        items={[
          { value: 'tiers', label: 'По ступеням' },
          { value: 'formula', label: 'По формуле' },
        ]}
        onChange={(way) => form.onChange({ formula: way === 'formula' ? newFormula : null })}
      />
      {formula ? <FormulaFields form={form} formula={formula} /> : <TierFields form={form} />}
      <Checkbox
        label="Очки только за финал"
        isSelected={isFinalOnly}
        onChange={(finalists_only) => form.onChange({ finalists_only })}
      />
      <Checkbox
        label="Дисквалифицированные считаются в числе участников"
        isSelected={counts_disqualified}
        onChange={(isCounted) => form.onChange({ counts_disqualified: isCounted })}
      />
      <MultiplierFields form={form} />
    </Stack>
  )
}

function TierFields({ form }: SchemeFieldsProps) {
  const { tiers } = form.values
  const { errors } = form
  return (
    <FieldRows
      legend="Ступени по числу участников"
      id={fieldId(schemeForm, 'tiers')}
      problem={errors['tiers']}
      items={tiers}
      layout="many"
      addLabel="Ступень"
      onAdd={() => form.onChange({ tiers: [...tiers, { from: Number.NaN, points: [] }] })}
      onRemove={(removed) => form.onChange({ tiers: tiers.filter((_, at) => at !== removed) })}
    >
      {(tier, index) => {
        const path = `tiers.${index}`
        const change = (part: Partial<PointsScheme['tiers'][number]>) =>
          form.onChange({ tiers: tiers.with(index, { ...tier, ...part }) })
        const rest = tier.rest ?? null
        const changeRest = (part: { points?: number; to?: number }) => {
          const next = { points: Number.NaN, to: Number.NaN, ...rest, ...part }
          const isEmpty = Number.isNaN(next.points) && Number.isNaN(next.to)
          change({ rest: isEmpty ? null : next })
        }
        return (
          <>
            <NumberField
              id={fieldId(schemeForm, `${path}.from`)}
              label="Участников от"
              value={toTypedNumber(tier.from)}
              error={errors[`${path}.from`]}
              min={1}
              onChange={(from) => change({ from: numberOf(from) })}
            />
            <PointsField
              id={fieldId(schemeForm, `${path}.points`)}
              value={tier.points}
              error={errors[`${path}.points`]}
              onChange={(points) => change({ points })}
            />
            <NumberField
              id={fieldId(schemeForm, `${path}.rest.points`)}
              label="Остальным"
              value={rest && toTypedNumber(rest.points)}
              error={errors[`${path}.rest.points`]}
              min={0}
              onChange={(points) => changeRest({ points: numberOf(points) })}
            />
            <NumberField
              id={fieldId(schemeForm, `${path}.rest.to`)}
              label="до места"
              value={rest && toTypedNumber(rest.to)}
              error={errors[`${path}.rest.to`]}
              min={1}
              onChange={(to) => changeRest({ to: numberOf(to) })}
            />
          </>
        )
      }}
    </FieldRows>
  )
}

interface PointsFieldProps {
  id: string
  value: readonly number[]
  error: readonly string[] | undefined
  onChange: (value: number[]) => void
}

/** Points of the first place, the second and so on; the text stays as it is typed. */
function PointsField({ id, value, error, onChange }: PointsFieldProps) {
  const [text, setText] = useState('')
  const isTyped = readPoints(text).join() === value.join()
  return (
    <TextField
      id={id}
      label="За 1-е, 2-е, 3-е… место"
      value={isTyped ? text : value.join(', ')}
      error={error}
      inputMode="text"
      autoComplete="off"
      onChange={(next) => {
        setText(next)
        onChange(readPoints(next))
      }}
    />
  )
}

function FormulaFields({ form, formula }: SchemeFieldsProps & { formula: PointsFormula }) {
  const numbers = [
    { name: 'per_entry', label: 'За каждого участника' },
    { name: 'per_place', label: 'Минус за каждое место' },
    { name: 'plus', label: 'Плюс' },
    { name: 'from', label: 'Участников не меньше' },
  ] as const
  const isWhole = numbers.every(({ name }) => !Number.isNaN(formula[name]))
  return (
    <>
      {isWhole && <Text>Очки = {formulaText(formula)}</Text>}
      <div className={styles.numbers}>
        {numbers.map(({ name, label }) => (
          <NumberField
            key={name}
            id={fieldId(schemeForm, `formula.${name}`)}
            label={label}
            value={toTypedNumber(formula[name])}
            error={form.errors[`formula.${name}`]}
            onChange={(value) =>
              form.onChange({ formula: { ...formula, [name]: numberOf(value) } })
            }
          />
        ))}
        <NumberField
          id={fieldId(schemeForm, 'formula.to')}
          label="Последнее место с очками"
          value={formula.to}
          error={form.errors['formula.to']}
          min={1}
          onChange={(to) => form.onChange({ formula: { ...formula, to } })}
        />
      </div>
    </>
  )
}

function MultiplierFields({ form }: SchemeFieldsProps) {
  const { multipliers } = form.values
  return (
    <FieldRows
      legend="Множители по виду турнира"
      id={fieldId(schemeForm, 'multipliers')}
      problem={form.errors['multipliers']}
      items={multipliers}
      addLabel="Вид турнира"
      onAdd={() => form.onChange({ multipliers: [...multipliers, { kind: '', percent: 100 }] })}
      onRemove={(removed) =>
        form.onChange({ multipliers: multipliers.filter((_, at) => at !== removed) })
      }
    >
      {(one, index) => {
        const path = `multipliers.${index}`
        const change = (part: Partial<PointsScheme['multipliers'][number]>) =>
          form.onChange({ multipliers: multipliers.with(index, { ...one, ...part }) })
        return (
          <>
            <TextField
              id={fieldId(schemeForm, `${path}.kind`)}
              label={`Вид ${index + 1}, как в настройке турнира`}
              value={one.kind}
              error={form.errors[`${path}.kind`]}
              onChange={(kind) => change({ kind })}
            />
            <NumberField
              id={fieldId(schemeForm, `${path}.percent`)}
              label="Умножить на"
              value={Number.isNaN(one.percent) ? null : one.percent / 100}
              error={form.errors[`${path}.percent`]}
              decimals={2}
              min={0}
              step={0.5}
              onChange={(factor) => change({ percent: Math.round(numberOf(factor) * 100) })}
            />
          </>
        )
      }}
    </FieldRows>
  )
}
