import { contestTitle } from '@parket/domain/contest/title'
import { eventHead } from '../../data/event/eventHead.ts'
import { eventIdOf, serverPage } from '../../data/page/ServerPage.ts'
import { contestResultSource, parseResultQuery } from '@parket/react/events/eventResults'
import { resultPicture } from '@parket/react/data/event/sharePictures'

export const page = serverPage({
  source: (props) => contestResultSource(eventIdOf(props), Number(props.params['groupNum'])),
  head: ({ event, result }, { search }) => {
    const title = contestTitle(result)
    const address = { eventId: event.id, groupNum: result.group_num }
    const { number } = parseResultQuery(search)
    return {
      ...eventHead(event, title, `${title}: места и оценки`),
      picture: resultPicture(address, { number, v: result.version }),
    }
  },
  canonicalQuery: (search) => ({ round: parseResultQuery(search).round }),
})
