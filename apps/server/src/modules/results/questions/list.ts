import type { components } from '@parket/api-client/schema'
import { sql, type Kysely } from 'kysely'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { pageOf, readPaging, toPage } from '../../../db/paging.ts'
import type { Database } from '../../../db/schema.ts'

type Question = components['schemas']['ResultQuestion']

/** A page of the questions of an event; without an order, those without an answer first, then the latest. */
export async function listResultQuestions(
  context: Context,
  { query }: Input<'listResultQuestions'>,
): Promise<Answer<'listResultQuestions'>> {
  const paging = readPaging(query)
  const chosen = questionsOf(context.db, eventOf(context).id)
  const ordered = chosen
    .select(questionColumns)
    .$if(query.sort === undefined, (all) => all.orderBy(sql`question.answered_at is null`, 'desc'))
    .orderBy('question.id', query.sort === 'at' ? 'asc' : 'desc')
  const { rows, total } = await pageOf(chosen, ordered, paging)
  return toPage(rows.map(presentQuestion), total, paging)
}

/** One of the questions of an event. */
export function findQuestion(db: Kysely<Database>, eventId: number, id: number) {
  return questionsOf(db, eventId)
    .where('question.id', '=', id)
    .select(questionColumns)
    .executeTakeFirst()
}

const questionColumns = [
  'question.id',
  'question.start_number',
  'question.text',
  'question.email',
  'question.at',
  'question.answer',
  'question.is_corrected',
  'question.answered_at',
  'contests.group_num',
  'contests.group_name',
  'contests.section',
] as const

function questionsOf(db: Kysely<Database>, eventId: number) {
  return db
    .selectFrom('result_questions as question')
    .innerJoin('contests', 'contests.id', 'question.contest_id')
    .where('question.event_id', '=', eventId)
}

export function presentQuestion(
  row: Omit<Question, 'at' | 'answered_at'> & { at: Date; answered_at: Date | null },
): Question {
  return {
    ...row,
    at: row.at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}
