import {
  bouncesAnswerSchema,
  bouncesSchema,
  letterDeletedSchema,
  letterPostsChangeSchema,
  letterTextsChangeSchema,
  letterParamsSchema,
  letterPreviewQuerySchema,
  letterPreviewSchema,
  letterSchema,
  letterSendSchema,
  lettersQuerySchema,
  lettersSchema,
  letterTestAnswerSchema,
  letterTestSchema,
  newBouncesSchema,
  newLetterSchema,
} from '@sahra/shared/schemas/letters';
import { languageQuerySchema, pageQuerySchema } from '@sahra/shared/schemas/common';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersWith } from '../admin/answers-with.ts';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import type { SiteSettings } from '../server/settings.ts';
import { listBounces, noteBounces } from './bounce-repository.ts';
import { previewLetter, testLetter } from './letter-mails.ts';
import { changeLetter, createLetter, deleteLetter, listLetters, readLetter } from './letter-repository.ts';
import { resumeLetter, sendLetter, stopLetter } from './send-letter.ts';

const onRequest = requirePermission('edit-posts');
/** It cannot be taken back. */
const beforeSending = requirePermission('edit-posts', { isElevated: true });
const bodyLimit = 64 * 1024;
const [querystring, params, response] = [languageQuerySchema, letterParamsSchema, answersWith(letterSchema)];
const path = '/editing/letters/:id';
const edited = '409 `edited_meanwhile`: somebody else has saved it; nothing was overwritten.';
const notPossible = '409 `not_possible`: its state does not allow that.';

const schemas = {
  list: {
    summary: 'Issues of the newsletter, the newest first',
    querystring: lettersQuerySchema,
    response: answersWith(lettersSchema),
  },
  create: {
    summary: 'Make an issue from the posts of a month in Cairo',
    ...{ querystring, body: newLetterSchema },
    response: { ...answersWith(letterSchema), 201: letterSchema },
  },
  texts: {
    summary: 'Write what a draft says in each language',
    description: `${edited} ${notPossible}`,
    ...{ querystring, params, body: letterTextsChangeSchema, response },
  },
  posts: {
    summary: 'Choose the posts of a draft, in their order',
    description: `${edited} ${notPossible}`,
    ...{ querystring, params, body: letterPostsChangeSchema, response },
  },
  remove: {
    summary: 'Delete a draft',
    description: notPossible,
    ...{ params, response: answersWith(letterDeletedSchema) },
  },
  preview: {
    summary: 'What readers of a language get',
    ...{ params, querystring: letterPreviewQuerySchema, response: answersWith(letterPreviewSchema) },
  },
  mail: {
    summary: 'The same as a page, for a frame',
    ...{ params, querystring: letterPreviewQuerySchema },
    response: { ...answersWith(z.string()) },
  },
  test: {
    summary: 'Send an issue to oneself',
    ...{ params, body: letterTestSchema },
    response: { ...answersWith(letterTestAnswerSchema), 202: letterTestAnswerSchema },
  },
  send: {
    summary: 'Send a draft to everybody who is confirmed',
    description: `${edited} ${notPossible} 409 \`not_ready\`: \`fields\` say what is missing. 409 \`nothing_in_language\`: \`fields\` name languages whose readers would get posts in other ones only.`,
    ...{ querystring, params, body: letterSendSchema, response },
  },
  stop: { summary: 'Stop an issue that is being sent', description: notPossible, querystring, params, response },
  resume: { summary: 'Go on with an issue that was stopped', description: notPossible, querystring, params, response },
  bounces: {
    summary: 'Addresses that bounced, the latest first',
    ...{ querystring: pageQuerySchema, response: answersWith(bouncesSchema) },
  },
  noteBounces: {
    summary: 'Note addresses that mails come back from',
    description: 'They get no more until they are confirmed anew. `unknown`: those that get nothing anyway.',
    ...{ body: newBouncesSchema, response: answersWith(bouncesAnswerSchema) },
  },
};

/** A mail has its styles inline, and does nothing where it is opened as a page; only pages of this site show it in a frame. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; form-action 'none'; frame-ancestors 'self'";

/** The newsletter, for its editors. */
export const letterRoutes =
  (database: Database, site: SiteSettings): FastifyPluginAsyncZod =>
  async (app) => {
    const actorOf = (request: FastifyRequest) => {
      const { id, name } = memberOf(request);
      return { id, name };
    };
    const answer = ({ language }: FastifyRequest, id: number) => readLetter(database, id, language);

    app.get('/editing/letters', { onRequest, schema: schemas.list }, ({ query, language }) =>
      listLetters(database, query, language),
    );
    app.post('/editing/letters', { bodyLimit, onRequest, schema: schemas.create }, async (request, reply) =>
      reply.status(201).send(await answer(request, await createLetter(database, request.body.month))),
    );
    app.get(
      path,
      { onRequest, schema: { summary: 'An issue of the newsletter', querystring, params, response } },
      (request) => answer(request, request.params.id),
    );
    app.put(`${path}/texts`, { bodyLimit, onRequest, schema: schemas.texts }, async (request) => {
      await changeLetter(database, request.params.id, request.body, new Date());
      return answer(request, request.params.id);
    });
    app.put(`${path}/posts`, { bodyLimit, onRequest, schema: schemas.posts }, async (request) => {
      await changeLetter(database, request.params.id, request.body, new Date());
      return answer(request, request.params.id);
    });
    app.delete(path, { onRequest, schema: schemas.remove }, async ({ params: { id } }) => {
      await deleteLetter(database, id);
      return { id, status: 'deleted' as const };
    });
    app.get(`${path}/preview`, { onRequest, schema: schemas.preview }, ({ params: { id }, query: { language } }) =>
      previewLetter(database, id, language, site),
    );
    app.get(`${path}/mail`, { onRequest, schema: schemas.mail }, async ({ params: { id }, query }, reply) => {
      const { html } = await previewLetter(database, id, query.language, site);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', mailPolicy)
        .header('referrer-policy', 'no-referrer')
        .send(html);
    });
    app.post(`${path}/test`, { bodyLimit, onRequest, schema: schemas.test }, async (request, reply) => {
      const { id, email } = memberOf(request);
      await testLetter(database, { id, email }, request.params.id, request.body.language);
      return reply.status(202).send({ recipient: email });
    });
    app.post(`${path}/send`, { bodyLimit, onRequest: beforeSending, schema: schemas.send }, async (request) => {
      const { id } = request.params;
      await sendLetter(database, actorOf(request), id, request.body, new Date());
      return answer(request, id);
    });
    app.post(`${path}/stop`, { bodyLimit, onRequest, schema: schemas.stop }, async (request) => {
      await stopLetter(database, actorOf(request), request.params.id);
      return answer(request, request.params.id);
    });
    app.post(`${path}/resume`, { bodyLimit, onRequest, schema: schemas.resume }, async (request) => {
      await resumeLetter(database, actorOf(request), request.params.id);
      return answer(request, request.params.id);
    });
    app.get('/editing/bounces', { onRequest, schema: schemas.bounces }, ({ query }) => listBounces(database, query));
    app.post('/editing/bounces', { bodyLimit, onRequest, schema: schemas.noteBounces }, (request) =>
      noteBounces(database, actorOf(request), request.body.addresses, new Date()),
    );
  };
