import { ApiProblem } from '@parket/api-client/unwrap'

/** Whether the server said no: asked again at once it says it again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500
}
