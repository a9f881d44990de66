import { serverPage } from '../../data/page/ServerPage.ts'
import { ratedPersonSource } from '@parket/react/rating/ratedPerson'

export const page = serverPage({
  source: ({ params }) => ratedPersonSource(Number(params['personId'])),
  head: ({ name }) => ({ title: name, description: 'Места, очки и ближайшие турниры' }),
})
