import { eventFields } from '@parket/domain/event/fields'
import { priceSpans } from '@parket/domain/event/priceSpans'
import { priceRows, type PriceRow } from '@parket/domain/event/priceRows'
import { payeeLabels } from '@parket/domain/event/settingWords'
import { calendarDay, formatDate, isIsoDate } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { percentOf } from '@parket/domain/money/price'
import { paymentQr } from '@parket/domain/money/paymentQr'
import { Button } from '../../../../components/Button/Button.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { FieldRowName } from '../../../../components/Field/fieldNames.ts'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { QrCode } from '../../../../components/QrCode/QrCode.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { TrashIcon } from '../../../../icons/TrashIcon.tsx'
import { MomentField } from '../../parts/MomentField.tsx'
import { fieldId } from '../../parts/recordForm.ts'
import type { SectionProps } from './MainSections.tsx'
import { settingsForm, type EventSettings } from './settingsData.ts'
import * as styles from './settings.css.ts'

interface PriceSectionProps extends SectionProps {
  /** `YYYY-MM-DD` in the event's zone. */
  today: string
  /** Kopecks: what most contests cost; null where there are none. */
  price: number | null
}

/** Prices over time: a picture of the steps, and the steps themselves as a table with today's line. */
export function PriceSection({ form, today, price }: PriceSectionProps) {
  const { values, errors, onChange } = form
  const steps = values.price_steps
  const rows = priceRows(steps, today)
  const change = (index: number, part: Partial<(typeof steps)[number]>) =>
    onChange({
      price_steps: steps.map((step, at) => (at === index ? { ...step, ...part } : step)),
    })
  return (
    <>
      <PricePicture values={values} today={today} price={price} />
      {steps.length > 0 && (
        <div className={styles.priceHead} aria-hidden>
          <span>С</span>
          <span>До</span>
          <span>Процент</span>
          <span className={styles.money}>Цена</span>
        </div>
      )}
      {steps.map((step, index) => (
        // Steps have nothing but their place: two may have the same day while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <FieldRowName key={index} value={`Ступень ${index + 1}`}>
          <div className={styles.priceRow} data-today={rows[index]?.isToday || undefined}>
            <DateField
              id={fieldId(settingsForm, `price_steps.${index}.from`)}
              label={`Ступень ${index + 1}, с`}
              value={step.from}
              error={errors[`price_steps.${index}.from`]}
              onChange={(from) => change(index, { from })}
            />
            <span className={styles.until}>{untilText(rows[index])}</span>
            <NumberField
              id={fieldId(settingsForm, `price_steps.${index}.percent`)}
              label="Процент от цены"
              unit="%"
              value={Number.isNaN(step.percent) ? null : step.percent}
              error={errors[`price_steps.${index}.percent`]}
              min={1}
              max={1000}
              onChange={(percent) => change(index, { percent: percent ?? Number.NaN })}
            />
            <span className={styles.money}>{rublesText(price, step.percent)}</span>
            <IconButton
              aria-label={`Убрать ступень ${index + 1}`}
              icon={<TrashIcon />}
              onPress={() => onChange({ price_steps: steps.filter((_, at) => at !== index) })}
            />
          </div>
        </FieldRowName>
      ))}
      <div>
        <Button onPress={() => onChange({ price_steps: [...steps, { from: '', percent: 100 }] })}>
          Добавить ступень
        </Button>
      </div>
      <Text size="small" tone="secondary">
        Заявка стоит по&nbsp;ступени того дня, когда её подали: уже поданные не&nbsp;дорожают.
        {price !== null && ` Рубли показаны для номинации за ${formatMoney(price)}.`}
      </Text>
    </>
  )
}

/** The price over time: as wide as it lasts, as high as it is dear. */
function PricePicture({
  values,
  today,
  price,
}: {
  values: EventSettings
  today: string
  price: number | null
}) {
  const { price_steps, reg_from, date_begin, time_zone } = values
  const steps = price_steps.filter(({ from, percent }) => isIsoDate(from) && percent > 0)
  const spans = priceSpans(steps, {
    opens: dayOf(reg_from, time_zone) ?? today,
    event: dayOf(date_begin, time_zone) ?? today,
    today,
  })
  if (spans.length === 0) return <Text tone="secondary">Цена одна до&nbsp;самого турнира.</Text>
  const highest = Math.max(...spans.map(({ percent }) => percent))
  return (
    <ol className={styles.spans} aria-label="Цена по времени">
      {spans.map(({ from, percent, days, passed }, index) => (
        // Two steps may have the same day while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={styles.span} style={{ flexGrow: days }}>
          <span className={styles.percent}>
            {price === null ? `${percent}\u00A0%` : rublesText(price, percent)}
          </span>
          {price !== null && <span className={styles.until}>{percent}&nbsp;%</span>}
          <span
            className={passed === null ? styles.bar : styles.currentBar}
            style={{ height: `${Math.round((percent / highest) * 64)}px` }}
          >
            {passed !== null && (
              <>
                <span className={styles.today} style={{ insetInlineStart: `${passed * 100}%` }} />
                <span className={styles.todayWord}>сегодня</span>
              </>
            )}
          </span>
          <span className={styles.from}>с&nbsp;{formatDate(from)}</span>
        </li>
      ))}
    </ol>
  )
}

/** «до 31.01.2027». */
function untilText(row: PriceRow | undefined): string {
  return row?.until ? formatDate(row.until) : 'турнира'
}

function rublesText(price: number | null, percent: number): string {
  return price === null || Number.isNaN(percent) ? '' : formatMoney(percentOf(price, percent))
}

/** The day of a moment that may be half typed. */
function dayOf(moment: string | null, timeZone: string): string | null {
  return moment ? calendarDay(moment, timeZone) : null
}

type PayeePart = keyof typeof payeeLabels

const parts = Object.keys(payeeLabels) as PayeePart[]
const noPayee = { name: '', account: '', bank: '', bic: '', corr_account: '', inn: '', kpp: '' }

/** The payee of the payment QR, and a QR to try with the bank's app. */
export function PayeeSection({ form }: SectionProps) {
  const payee = form.values.payment_details ?? noPayee
  const isComplete = [payee.name, payee.account, payee.bank, payee.bic].every((text) => text !== '')
  function change(part: PayeePart, text: string) {
    const next = { ...payee, [part]: text }
    const isEmpty = parts.every((each) => next[each] === '')
    form.onChange({ payment_details: isEmpty ? null : next })
  }
  return (
    <>
      <MomentField
        id={fieldId(settingsForm, 'pay_until')}
        label={eventFields.pay_until.label}
        bound="until"
        value={form.values.pay_until}
        timeZone={form.values.time_zone}
        error={form.errors['pay_until']}
        onChange={(pay_until) => form.onChange({ pay_until })}
      />
      {parts.map((part) => (
        <TextField
          key={part}
          id={fieldId(settingsForm, `payment_details.${part}`)}
          label={payeeLabels[part]}
          value={payee[part]}
          error={form.errors[`payment_details.${part}`]}
          inputMode={part === 'name' || part === 'bank' ? 'text' : 'numeric'}
          autoComplete="off"
          onChange={(text) => change(part, text)}
        />
      ))}
      {isComplete && (
        <figure>
          <div className={styles.qr}>
            <QrCode
              aria-label="Проверочный QR-код на 1 рубль"
              text={paymentQr(payee, { sum: 100, purpose: 'Проверка реквизитов' })}
            />
          </div>
          <figcaption>
            <Text size="small" tone="secondary">
              Проверочный QR-код на&nbsp;1&nbsp;₽: откройте его в&nbsp;приложении банка
              и&nbsp;сверьте получателя.
            </Text>
          </figcaption>
        </figure>
      )}
    </>
  )
}
