import { formatDate, isIsoDate } from '@parket/domain/format/date'
import type { PointsScheme } from '@parket/domain/rating/scheme'
import { useState, type FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import * as office from '../../parts/office.css.ts'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { Comparison, type RatingComparison } from './Comparison.tsx'
import { CountingFields } from './CountingFields.tsx'
import { GivingFields } from './GivingFields.tsx'
import { schemeForm } from './schemeForm.ts'

export interface SchemeEditorProps {
  /** Null: the scheme is new. */
  scheme: { name: string } | null
  form: RecordForm<PointsScheme>
  /** Calculates past events by the scheme as it is typed; stores nothing. */
  onCompare: () => void
  isComparing: boolean
  /** What came of it; null before it is asked for. */
  comparison: RatingComparison | null
  /** The scheme was changed since. */
  isComparisonOld: boolean
  /** Why comparing or deleting was refused, in Russian. */
  problem: string | null
  isDeleting: boolean
  onDelete: () => void
  onClose: () => void
  personHref: (personId: number) => string
}

/** A points scheme, and what it would change before it takes effect. */
export function SchemeEditor(props: SchemeEditorProps) {
  const { scheme, form, problem, isDeleting, onDelete, onClose, onCompare, isComparing } = props
  const { starts_on: startsOn } = form.values
  const [isAsked, setAsked] = useState(false)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <Stack gap="large">
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="large">
          <Heading level={2}>{scheme ? scheme.name : 'Новая схема'}</Heading>
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          <FormProblems formId={schemeForm} form={form} />
          <Stack gap="xsmall">
            <div className={office.pair}>
              <TextField {...fieldOf(form, schemeForm, 'name')} label="Название" isRequired />
              <DateField
                {...fieldOf(form, schemeForm, 'starts_on')}
                label="Действует с"
                isRequired
              />
            </div>
            {isIsoDate(startsOn) && (
              <Text size="small" tone="secondary">
                Турниры до {formatDate(startsOn)} останутся с&nbsp;прежними очками.
              </Text>
            )}
          </Stack>
          <GivingFields form={form} />
          <CountingFields form={form} />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {scheme ? 'Сохранить' : 'Добавить'}
            </Button>
            <Button isPending={isComparing} onPress={onCompare}>
              Сравнить с&nbsp;нынешним рейтингом
            </Button>
            <Button variant="quiet" onPress={onClose}>
              К&nbsp;списку схем
            </Button>
            {scheme && (
              <Button
                variant="quiet"
                tone="critical"
                isPending={isDeleting}
                onPress={() => setAsked(true)}
              >
                Удалить схему
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {props.comparison && (
        <Comparison
          comparison={props.comparison}
          isOld={props.isComparisonOld}
          personHref={props.personHref}
        />
      )}
      <AlertDialog
        title={`Удалить схему: ${scheme?.name ?? ''}?`}
        isOpen={isAsked}
        confirmLabel="Удалить"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onDelete()
        }}
      >
        Её турниры перейдут к&nbsp;схеме, которая действовала раньше. Если такой нет, очков
        за&nbsp;них не&nbsp;будет.
      </AlertDialog>
    </Stack>
  )
}
