import { contestTitle } from '@parket/domain/contest/title'
import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { contestResultSource, parseResultQuery } from './eventResults.ts'

export const page = serverPage({
  source: (props) => contestResultSource(eventIdOf(props), Number(props.params['groupNum'])),
  head: ({ event, result }) => {
    const title = contestTitle(result)
    return eventHead(event, title, `${title}: места и оценки`)
  },
  canonicalQuery: (search) => ({ round: parseResultQuery(search).round }),
})
