import { eventFields } from '@parket/domain/event/fields'
import {
  ageModeLabels,
  contactLabels,
  drawModeLabels,
  secondEntryLabels,
  startNumberLabels,
  timeZoneLabels,
} from '@parket/domain/event/settingWords'
import { SHEETS_FOR_ONE_CHECK } from '@parket/domain/marks/paperSample'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { MomentField } from '../../parts/MomentField.tsx'
import * as office from '../../parts/office.css.ts'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { settingsForm, type EventSettings } from './settingsData.ts'

export interface SectionProps {
  form: RecordForm<EventSettings>
}

const field = <Name extends keyof EventSettings>(form: RecordForm<EventSettings>, name: Name) =>
  fieldOf(form, settingsForm, name)

export function NameSection({ form }: SectionProps) {
  const { values, errors, onChange } = form
  return (
    <>
      <TextField
        {...field(form, 'name')}
        label={eventFields.name.label}
        isRequired
        maxLength={eventFields.name.maxLength}
      />
      <TextField
        {...field(form, 'kind')}
        label={eventFields.kind.label}
        description="«Кубок города», «Рейтинговый турнир»: стоит рядом с городом"
        maxLength={eventFields.kind.maxLength}
        autoComplete="off"
      />
      <div className={office.pair}>
        <MomentField
          id={fieldId(settingsForm, 'date_begin')}
          label={eventFields.date_begin.label}
          isRequired
          value={values.date_begin}
          timeZone={values.time_zone}
          error={errors['date_begin']}
          onChange={(moment) => onChange({ date_begin: moment ?? '' })}
        />
        <MomentField
          id={fieldId(settingsForm, 'date_end')}
          label={eventFields.date_end.label}
          isRequired
          bound="until"
          value={values.date_end}
          timeZone={values.time_zone}
          error={errors['date_end']}
          onChange={(moment) => onChange({ date_end: moment ?? '' })}
        />
      </div>
      <Select
        {...field(form, 'time_zone')}
        label={eventFields.time_zone.label}
        items={timeZones(values.time_zone)}
      />
      <Select
        {...field(form, 'age_mode')}
        label={eventFields.age_mode.label}
        items={itemsOf(ageModeLabels)}
      />
    </>
  )
}

/** The zones of Russia, and the event's own where it is another. */
function timeZones(own: string) {
  return itemsOf(own in timeZoneLabels ? timeZoneLabels : { ...timeZoneLabels, [own]: own })
}

function itemsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

export function PlaceSection({ form }: SectionProps) {
  return (
    <>
      <TextField
        {...field(form, 'city')}
        label={eventFields.city.label}
        maxLength={eventFields.city.maxLength}
      />
      <TextField
        {...field(form, 'place')}
        label={eventFields.place.label}
        maxLength={eventFields.place.maxLength}
      />
      <Contact form={form} part="address" />
    </>
  )
}

export function WindowSection({ form }: SectionProps) {
  const { values, errors, onChange } = form
  return (
    <>
      <div className={office.pair}>
        <MomentField
          id={fieldId(settingsForm, 'reg_from')}
          label="Открыт с"
          value={values.reg_from}
          timeZone={values.time_zone}
          error={errors['reg_from']}
          onChange={(reg_from) => onChange({ reg_from })}
        />
        <MomentField
          id={fieldId(settingsForm, 'reg_to')}
          label="Открыт до"
          bound="until"
          value={values.reg_to}
          timeZone={values.time_zone}
          error={errors['reg_to']}
          onChange={(reg_to) => onChange({ reg_to })}
        />
      </div>
      <Select
        {...field(form, 'start_number_mode')}
        label={eventFields.start_number_mode.label}
        items={itemsOf(startNumberLabels)}
      />
    </>
  )
}

type ContactPart = keyof typeof contactLabels

export function ContactSection({ form }: SectionProps) {
  // The address stands by the hall.
  const parts = (Object.keys(contactLabels) as ContactPart[]).filter((part) => part !== 'address')
  return parts.map((part) => <Contact key={part} form={form} part={part} />)
}

function Contact({ form, part }: SectionProps & { part: ContactPart }) {
  const { contacts } = form.values
  return (
    <TextField
      id={fieldId(settingsForm, `contacts.${part}`)}
      label={contactLabels[part]}
      value={contacts[part]}
      error={form.errors[`contacts.${part}`]}
      maxLength={200}
      autoComplete="off"
      onChange={(text) => form.onChange({ contacts: { ...contacts, [part]: text } })}
    />
  )
}

/** What the timetable is planned by, and how long a result may be disputed. */
export function RestSection({ form }: SectionProps) {
  const { dance_seconds } = form.values
  return (
    <>
      <Minutes form={form} name="min_rest" />
      <NumberField
        id={fieldId(settingsForm, 'dance_seconds')}
        label={eventFields.dance_seconds.label}
        description="С выходом и уходом: с этого начинается план дня"
        value={Number.isNaN(dance_seconds) ? null : dance_seconds / 60}
        error={form.errors['dance_seconds']}
        decimals={1}
        min={0.5}
        max={60}
        onChange={(minutes) =>
          form.onChange({ dance_seconds: Math.round((minutes ?? Number.NaN) * 60) })
        }
      />
      <Minutes form={form} name="protest_minutes" />
      <Checkbox
        id={fieldId(settingsForm, 'third_decides')}
        label={eventFields.third_decides.label}
        description="Иначе договориться могут двое, которые вводили лист"
        isSelected={form.values.third_decides}
        onChange={(third_decides) => form.onChange({ third_decides })}
      />
      <Select
        {...field(form, 'second_entry')}
        label={eventFields.second_entry.label}
        description={`С\u00A0бумагой сверяют примерно один из\u00A0${SHEETS_FOR_ONE_CHECK}\u00A0листов с\u00A0планшетов, в\u00A0туре хотя\u00A0бы один: судьи пишут и\u00A0на\u00A0бумаге. Если\u00A0расходится, решает главный судья или\u00A0тот, кто лист не\u00A0вводил: одного человека на\u00A0вводе не\u00A0хватит`}
        items={itemsOf(secondEntryLabels)}
      />
      <Select
        {...field(form, 'draw_mode')}
        label={eventFields.draw_mode.label}
        description={'Публичную проводят по отделениям: хеш, цифры из зала, все заходы сразу'}
        items={itemsOf(drawModeLabels)}
      />
      <Checkbox
        id={fieldId(settingsForm, 'chief_approval')}
        label={eventFields.chief_approval.label}
        description={'Места публикуют после его слова; если главного судьи нет, никого не ждут'}
        isSelected={form.values.chief_approval}
        onChange={(chief_approval) => form.onChange({ chief_approval })}
      />
      <TextField
        {...field(form, 'journal_copies')}
        label={eventFields.journal_copies.label}
        description="Адреса через запятую, до 10. Главный судья получает их и так"
        maxLength={eventFields.journal_copies.maxLength}
        autoComplete="off"
        inputMode="email"
      />
    </>
  )
}

function Minutes({ form, name }: SectionProps & { name: 'min_rest' | 'protest_minutes' }) {
  const { label, range } = eventFields[name]
  const value = form.values[name]
  return (
    <NumberField
      id={fieldId(settingsForm, name)}
      label={label}
      value={Number.isNaN(value) ? null : value}
      error={form.errors[name]}
      min={range?.min}
      max={range?.max}
      onChange={(minutes) => form.onChange({ [name]: minutes ?? Number.NaN })}
    />
  )
}
