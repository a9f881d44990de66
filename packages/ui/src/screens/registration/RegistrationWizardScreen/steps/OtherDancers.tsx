import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { Card } from '../../../../components/Card/Card.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { CloseIcon } from '../../../../icons/CloseIcon.tsx'
import { dancersTexts } from '../../../../texts/wizard/dancersTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import type { WizardActions } from '../wizardView.ts'
import * as styles from './dancers.css.ts'

interface OtherDancersProps {
  others: readonly DancerInput[]
  onEdit: WizardActions['onEdit']
}

/** Dancers whose turn to choose comes next, each with a registration of their own. */
export function OtherDancers({ others, onEdit }: OtherDancersProps) {
  const say = useWizardTexts('dancers', dancersTexts)
  if (others.length === 0) return null
  return (
    <Card as="section" tone="wash">
      <Stack gap="small">
        <Heading level={3}>{say('others')}</Heading>
        <Text size="small" tone="secondary">
          {say('othersHint')}
        </Text>
        <ul className={styles.others}>
          {others.map((dancer, index) => (
            <li key={index} className={styles.other}>
              <span>
                {[dancerName(dancer) || say('nameless'), formatDate(dancer.birth_date)]
                  .filter((part) => part !== '')
                  .join(', ')}
              </span>
              <IconButton
                aria-label={say('removeOther', { name: dancerName(dancer) })}
                icon={<CloseIcon />}
                onPress={() => onEdit({ type: 'other.remove', index })}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
