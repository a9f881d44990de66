import type { Instant } from '@parket/domain/format/date'
import { ConsentBoxes, type ConsentLinks } from '../../ConsentBoxes/ConsentBoxes.tsx'
import { consentsTexts } from '../../../../texts/consentsTexts.ts'
import { useTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from './section.css.ts'

interface ConsentFieldsProps extends StepProps {
  now: Instant
  links: ConsentLinks
}

/** What is consented to by this registration. */
export function ConsentFields({ view, now, links, onEdit }: ConsentFieldsProps) {
  const say = useTexts('consents', consentsTexts)
  const { draft, errors, event } = view
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{say('title')}</legend>
      <ConsentBoxes
        event={event}
        now={now}
        dancers={view.entries.flatMap(({ dancers }) => dancers)}
        consents={draft.consents}
        idOf={(kind) => fieldId(`consents.${kind}`)}
        error={errors['consents.processing']}
        links={links}
        onChange={(change) => onEdit({ type: 'consents.change', change })}
      />
    </fieldset>
  )
}
