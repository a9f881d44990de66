import { nameLimit } from '@parket/domain/account/person'
import type { Affiliation } from '@parket/domain/registration/affiliation'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { dancersTexts } from '../../../../texts/wizard/dancersTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from './dancers.css.ts'

/**
 * Where the dancers are from: all of it may be left out. The troupe is «asked of groups» (docs/rules/registration.md,
 * «Contacts»).
 */
export function AffiliationFields({ view: { draft, filter, errors }, onEdit }: StepProps) {
  const say = useWizardTexts('dancers', dancersTexts)
  const { contacts } = draft
  const hasTroupe = filter.count.max > 2 || contacts.troupe !== ''
  const field = (name: keyof Affiliation) => ({
    id: fieldId(`regData.${name}`),
    name,
    maxLength: nameLimit,
    value: contacts[name],
    error: errors[`regData.${name}`],
    onChange: (value: string) => onEdit({ type: 'contacts.change', change: { [name]: value } }),
  })
  return (
    <div className={styles.affiliation}>
      {hasTroupe && (
        <div className={styles.wide}>
          <TextField
            {...field('troupe')}
            label={say('troupe')}
            description={say('troupeHint')}
            autoComplete="off"
          />
        </div>
      )}
      <TextField
        {...field('club')}
        label={say('club')}
        description={say('optional')}
        autoComplete="organization"
      />
      <TextField
        {...field('coach')}
        label={say('coach')}
        description={say('optional')}
        autoComplete="off"
      />
    </div>
  )
}
