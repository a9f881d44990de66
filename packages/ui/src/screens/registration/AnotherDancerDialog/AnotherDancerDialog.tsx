import type { AgeBounds } from '@parket/domain/contest/contest'
import type { RegistrationFilter } from '@parket/domain/contest/filters'
import type { EventAges } from '@parket/domain/event/event'
import type { Instant } from '@parket/domain/format/date'
import { checkNextDancer } from '@parket/domain/registration/dancers'
import { blankDancer } from '@parket/domain/registration/draft'
import type { DancerInput } from '@parket/domain/registration/request'
import { useEffect, useState, type FormEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { anotherTexts } from '../../../texts/wizard/anotherTexts.ts'
import { useWizardTexts } from '../../../texts/TextsProvider.tsx'
import { fieldId } from '../RegistrationWizardScreen/fieldId.ts'
import { DancerFields } from '../RegistrationWizardScreen/steps/DancerFields.tsx'

export interface AnotherDancerDialogProps {
  /** Whether it is open. */
  isOpen: boolean
  /** For the ages that count there. */
  event: EventAges
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** The filter of the start option that was chosen. */
  filter: RegistrationFilter
  /** The ages that its contests take in all; absent where they are not known. */
  offered?: AgeBounds
  /** The dancers of this registration and those who wait already. */
  known: readonly DancerInput[]
  /** What becomes of the dancer, in Russian. */
  note?: string
  /** Of the dancer before, offered for a brother or a sister; '' where they need not be related. */
  surname?: string
  /** Gives the dancer, nothing being wrong. */
  onAdd: (dancers: DancerInput[]) => void
  /** Goes on to the next step after the last one is added; absent where there is none. */
  onGoOn?: () => void
  /** It was closed. */
  onClose: () => void
}

/** One more soloist, who gets a registration of their own after this one. Closed, it keeps what was typed. */
export function AnotherDancerDialog(props: AnotherDancerDialogProps) {
  const say = useWizardTexts('another', anotherTexts)
  const { isOpen, surname = '', onClose } = props
  // Kept here, where closing the dialog does not lose it.
  const [typed, setTyped] = useState<DancerInput | null>(null)
  const dancer = typed ?? { ...blankDancer, last_name: surname }
  return (
    <Dialog title={say('title')} isOpen={isOpen} onClose={onClose} maxWidth={560}>
      <DancerForm {...props} dancer={dancer} onType={setTyped} />
    </Dialog>
  )
}

interface DancerFormProps extends AnotherDancerDialogProps {
  dancer: DancerInput
  /** Null: it was added, and the next one begins anew. */
  onType: (dancer: DancerInput | null) => void
}

function DancerForm({
  event,
  now,
  filter,
  offered,
  known,
  note,
  dancer,
  onType,
  onAdd,
  onGoOn,
  onClose,
}: DancerFormProps) {
  const say = useWizardTexts('another', anotherTexts)
  const [isTried, setTried] = useState(false)
  const errors = checkNextDancer(dancer, known, { event, now, filter })
  const [firstError] = Object.keys(errors)

  // What is offered is selected: typing another surname takes its place.
  const surnameId = fieldId(`dancers.${known.length}.last_name`)
  useEffect(() => {
    const field = document.getElementById(surnameId)
    if (field instanceof HTMLInputElement) field.select()
  }, [surnameId])

  /** @returns whether nothing was wrong */
  function add(): boolean {
    if (firstError !== undefined) {
      setTried(true)
      document.getElementById(fieldId(firstError))?.focus()
      return false
    }
    onAdd([dancer])
    onType(null)
    onClose()
    return true
  }
  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    formEvent.stopPropagation()
    add()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="medium">
        <Text size="small" tone="secondary" isMeasured>
          {note ?? say('note')}
        </Text>
        <DancerFields
          index={known.length}
          dancer={dancer}
          event={event}
          ages={filter.age}
          {...(offered && { offered })}
          errors={isTried ? errors : {}}
          isOnly
          onChange={(change) => onType({ ...dancer, ...change })}
          onRemove={undefined}
        />
        <Inline>
          <Button type="submit" variant="primary">
            {say('add')}
          </Button>
          {onGoOn && <Button onPress={() => add() && onGoOn()}>{say('addAndGoOn')}</Button>}
        </Inline>
      </Stack>
    </form>
  )
}
