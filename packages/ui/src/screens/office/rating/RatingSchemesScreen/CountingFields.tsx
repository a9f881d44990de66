import type { PointsScheme, RatingWindow } from '@parket/domain/rating/scheme'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FieldRows } from '../../parts/FieldRows.tsx'
import { fieldId, fieldOf } from '../../parts/recordForm.ts'
import { numberOf, schemeForm, toTypedNumber, type SchemeFieldsProps } from './schemeForm.ts'
import * as styles from './schemes.css.ts'

const windows: Record<RatingWindow['kind'], { label: string; window: RatingWindow }> = {
  all: { label: 'За всё время', window: { kind: 'all' } },
  rolling: { label: 'За последние месяцы', window: { kind: 'rolling', months: 12 } },
  season: { label: 'За сезон', window: { kind: 'season', from_month: 9 } },
}

const months = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
]

/** Which results count, who comes first with equal points, who goes on to which class. */
export function CountingFields({ form }: SchemeFieldsProps) {
  const { values } = form
  return (
    <Stack as="section" gap="medium">
      <Heading level={3}>Что идёт в&nbsp;сумму</Heading>
      <div className={styles.numbers}>
        <Select
          label="Результаты"
          value={values.window.kind}
          items={Object.entries(windows).map(([value, { label }]) => ({ value, label }))}
          onChange={(kind) =>
            form.onChange({ window: windows[kind as RatingWindow['kind']].window })
          }
        />
        <WindowField form={form} />
        <NumberField
          {...fieldOf(form, schemeForm, 'best')}
          label="Лучших результатов"
          description="Пусто: все"
          min={1}
        />
        <NumberField
          {...fieldOf(form, schemeForm, 'minimum')}
          label="Для места не меньше"
          description="Результатов; пусто: хватит одного"
          min={1}
        />
        <Select
          label="При равных очках"
          value={values.ties}
          items={[
            { value: 'shared', label: 'Место делят' },
            { value: 'fewer-events', label: 'Выше, у кого меньше турниров' },
          ]}
          onChange={(ties) => form.onChange({ ties: ties as PointsScheme['ties'] })}
        />
      </div>
      <PromotionFields form={form} />
    </Stack>
  )
}

function WindowField({ form }: SchemeFieldsProps) {
  const { window } = form.values
  if (window.kind === 'all') return null
  return window.kind === 'rolling' ? (
    <NumberField
      id={fieldId(schemeForm, 'window.months')}
      label="Сколько месяцев"
      value={toTypedNumber(window.months)}
      error={form.errors['window.months']}
      min={1}
      onChange={(value) => form.onChange({ window: { kind: 'rolling', months: numberOf(value) } })}
    />
  ) : (
    <Select
      id={fieldId(schemeForm, 'window.from_month')}
      label="Сезон начинается"
      value={String(window.from_month)}
      error={form.errors['window.from_month']}
      items={months.map((label, index) => ({ value: String(index + 1), label }))}
      onChange={(month) => form.onChange({ window: { kind: 'season', from_month: Number(month) } })}
    />
  )
}

function PromotionFields({ form }: SchemeFieldsProps) {
  const { promotions } = form.values
  return (
    <FieldRows
      legend="Переход в следующий класс"
      id={fieldId(schemeForm, 'promotions')}
      problem={form.errors['promotions']}
      items={promotions}
      layout="three"
      addLabel="Переход"
      onAdd={() =>
        form.onChange({ promotions: [...promotions, { level: '', points: Number.NaN, to: '' }] })
      }
      onRemove={(removed) =>
        form.onChange({ promotions: promotions.filter((_, at) => at !== removed) })
      }
    >
      {(one, index) => {
        const path = `promotions.${index}`
        const change = (part: Partial<PointsScheme['promotions'][number]>) =>
          form.onChange({ promotions: promotions.with(index, { ...one, ...part }) })
        return (
          <>
            <TextField
              id={fieldId(schemeForm, `${path}.level`)}
              label="Из класса (пусто: из любого)"
              value={one.level}
              error={form.errors[`${path}.level`]}
              onChange={(level) => change({ level })}
            />
            <NumberField
              id={fieldId(schemeForm, `${path}.points`)}
              label="Очков"
              value={toTypedNumber(one.points)}
              error={form.errors[`${path}.points`]}
              min={1}
              onChange={(points) => change({ points: numberOf(points) })}
            />
            <TextField
              id={fieldId(schemeForm, `${path}.to`)}
              label="В класс"
              value={one.to}
              error={form.errors[`${path}.to`]}
              onChange={(to) => change({ to })}
            />
          </>
        )
      }}
    </FieldRows>
  )
}
