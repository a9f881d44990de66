import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import { Card } from '../../../components/Card/Card.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'

export interface RegisteredDancer {
  id: number
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`. */
  birth_date: string
}

interface EntryDancersProps {
  dancers: readonly RegisteredDancer[]
}

export function EntryDancers({ dancers }: EntryDancersProps) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{dancers.length > 1 ? 'Танцоры' : 'Танцор'}</Heading>
      <Card>
        <DescriptionList
          items={dancers.map((dancer) => ({
            term: dancerName(dancer),
            description: formatDate(dancer.birth_date),
          }))}
        />
      </Card>
    </Stack>
  )
}
