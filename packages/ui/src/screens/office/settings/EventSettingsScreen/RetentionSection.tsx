import { eventFields } from '@parket/domain/event/fields'
import { erasureDay } from '@parket/domain/event/retention'
import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { SectionProps } from './MainSections.tsx'
import { fieldId } from '../../parts/recordForm.ts'
import { settingsForm } from './settingsData.ts'

/** What would be erased of an event now. */
export interface RetentionPreview {
  registrations: number
  dancers: number
  /** Dancers whose names stay: they agreed to be published. */
  named: number
  /** ISO instant; null: never. */
  erased_at: string | null
}

/** How long personal data stay, what goes then and what is left (docs/adr/0046-retention.md). */
export function RetentionSection({
  form,
  retention,
  today,
}: SectionProps & { retention: RetentionPreview | null; today: string }) {
  const { values, errors, onChange } = form
  const { range, label } = eventFields.retention_months
  const day = erasureDay(values)
  return (
    <>
      <NumberField
        id={fieldId(settingsForm, 'retention_months')}
        label={label}
        description="Считая от последнего дня турнира. Пусто — данные остаются, пока есть турнир"
        unit="мес."
        value={values.retention_months}
        error={errors['retention_months']}
        min={range?.min}
        max={range?.max}
        onChange={(retention_months) => onChange({ retention_months })}
      />
      {day !== null && retention !== null && (
        <Alert tone={day <= today ? 'caution' : 'info'} title={titleOf(day, today)}>
          <p>
            Удалятся почта, телефон, тренер, день и&nbsp;месяц рождения:{' '}
            {countOf(retention.registrations, registrationWords)},{' '}
            {countOf(retention.dancers, dancerWords)}. Вернуть их будет нельзя.
          </p>
          <p>
            Останутся места, оценки, номинации, оплаты, город, клуб и&nbsp;год рождения.
            {retention.named > 0 &&
              ` Фамилии и\u00A0имена — у\u00A0тех, кто согласился на публикацию: ${retention.named}.`}
            {retention.dancers > retention.named &&
              ` Инициалы\u00A0— у\u00A0остальных: ${retention.dancers - retention.named}.`}{' '}
            Свои турниры и&nbsp;рейтинг человек найдёт и&nbsp;после этого: по&nbsp;фамилии, имени
            и&nbsp;полной дате рождения.
          </p>
        </Alert>
      )}
      {retention?.erased_at && (
        <Text size="small" tone="secondary">
          Удалено {formatDateTime(retention.erased_at, values.time_zone)}.
        </Text>
      )}
    </>
  )
}

const registrationWords = ['заявка', 'заявки', 'заявок'] as const
const dancerWords = ['танцор', 'танцора', 'танцоров'] as const

function titleOf(day: string, today: string): string {
  return day <= today
    ? 'Срок прошёл: данные удалятся в\u00A0течение часа после сохранения'
    : `Данные удалятся ${formatDate(day)}`
}
