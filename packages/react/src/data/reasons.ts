import { ApiProblem, userFacingText } from '@parket/api-client/problem'

/** Why a call was refused: every text that names a field, else what the server says at all. */
export function reasonsOf(error: unknown): string[] {
  const texts = error instanceof ApiProblem ? Object.values(error.errors).flat() : []
  return texts.length > 0 ? [...new Set(texts)] : [userFacingText(error)]
}
