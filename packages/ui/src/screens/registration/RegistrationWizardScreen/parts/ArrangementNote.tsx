import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { cheaperArrangement } from '@parket/domain/money/arrangement'
import { autoArrangement } from '@parket/domain/money/autoArrangement'
import type { DraftEdit } from '@parket/domain/registration/draftEdits'
import { useRef, type ReactNode } from 'react'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import type { Say } from '@parket/domain/format/sayOf'
import { priceTexts, type PriceTextName } from '../../../../texts/wizard/priceTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { elementHere, withElement } from '../../../../texts/withElement.tsx'
import { arrangementWords, quotedBundles } from '../arrangementWords.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from './ArrangementNote.css.ts'

interface ArrangementNoteProps extends StepProps {
  now: Instant
}

/**
 * What makes the sum the cheapest, with the other way one press away (docs/rules/money.md, «Cheapest arrangement»): it
 * is in the sum already, or it is offered.
 */
export function ArrangementNote({ view, now, onEdit }: ArrangementNoteProps) {
  const say = useWizardTexts('price', priceTexts)
  const output = useRef<HTMLOutputElement>(null)
  const note = noteOf(view, now, say)
  function handlePress(edit: DraftEdit) {
    // The button may go with the note.
    output.current?.focus()
    onEdit(edit)
  }
  return (
    <div className={note ? styles.note : styles.empty}>
      {/* Always there: what comes with its words is not read aloud. */}
      <output ref={output} tabIndex={-1}>
        {note?.text}
      </output>
      {note && (
        <div className={styles.press}>
          <LinkButton onPress={() => handlePress(note.edit)}>{note.label}</LinkButton>
        </div>
      )}
    </div>
  )
}

interface Note {
  text: ReactNode
  label: string
  edit: DraftEdit
}

/** Null where nothing is to be said; a registration that is changed keeps the prices of the day it was made. */
function noteOf(view: StepProps['view'], now: Instant, say: Say<PriceTextName>): Note | null {
  const { draft, contests, knownEntries, change } = view
  if (change) return null
  const cheaper = cheaperArrangement(draft, view, now, knownEntries)
  if (cheaper !== null) {
    const { packets, saving } = cheaper
    return {
      text: (
        <>
          <b className={styles.offered}>{say('cheaper', { saving: formatMoney(saving) })}</b>{' '}
          {arrangementWords(draft.packets, packets, contests, say)}
        </>
      ),
      label: say('arrange'),
      edit: { type: 'packets.arrange', packets },
    }
  }
  const auto = autoArrangement(draft, view, now, knownEntries)
  return (
    auto && {
      text: withElement(
        say('inSum', {
          arranged: elementHere,
          bundles: quotedBundles(auto.bundles, contests, say),
        }),
        <b className={styles.saved}>{say('arranged', { saving: formatMoney(auto.saving) })}</b>,
      ),
      label: say('singly'),
      edit: { type: 'packets.undo' },
    }
  )
}
