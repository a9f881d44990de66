import { createHash } from 'node:crypto'

import { problemText } from '@parket/domain/problems/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { toProblem } from '../http/errors.ts'
import { escapeHtml } from '../mail/html.ts'

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;
font:1.125rem/1.5 system-ui,sans-serif;background:#faf8f5;color:#2a2521;text-align:center}
h1{font-size:1.5rem;margin:0}a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#1b1815;color:#efe9e2}}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The error page. It depends on nothing else of the server, which may be what is broken. */
export function answerPageError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: error }, problem.code)
  // A temporary failure (maintenance, a restart): the page reloads itself.
  const retryAfter = problem.status === 503 ? problem.headers['retry-after'] : undefined
  void reply
    .code(problem.status)
    .headers({
      ...problem.headers,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${problemText('request_failed')}</title>
${retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`}
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(problem.message)}</h1>
${retryAfter === undefined ? '' : '<p>Страница откроется сама, как только сайт снова заработает.</p>'}
<p><a href="">Попробовать ещё раз</a></p>
</body>
</html>
`)
}
