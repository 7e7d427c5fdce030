import { BACKGROUND_HEADER, BASE_PATH, TOKEN_HEADER } from '@mingjian/contract/wire';
import type { Endpoint, Language, OutputOf, ParsedInputOf } from '@mingjian/contract/wire';
import type { Database } from '@mingjian/database/connection';
import { spendQuota } from '@mingjian/database/quotas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../session/session.ts';
import { describeInput } from '../system-log/describe-input.ts';
import { addressOf } from './address-of.ts';
import { answerFailure } from './answer-failure.ts';
import type { Answer } from './answer-failure.ts';
import { sendFile } from './send-file.ts';
import { ApplicationFailure } from './application-failure.ts';
import { companyIdOf } from './company-id.ts';
import type { Clock, ServerContext } from './context.ts';
import { presentSuccess } from './envelopes.ts';
import { languageOf } from './language.ts';
import { readInput, requireBodyKind } from './read-input.ts';
import { requirePermission } from './require-permission.ts';
import { TransportFailure } from './transport-failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly context: ServerContext;
  }
}

/** What a handler gets. */
export interface Call<E> {
  readonly input: ParsedInputOf<E>;
  readonly session: Session;
  readonly db: Database;
  readonly clock: Clock;
  readonly language: Language;
  /** IP address of the caller. */
  readonly address: string;
}

export interface PublicCall<E> extends Omit<Call<E>, 'session'> {
  /** Tells the system log whose call this was. */
  readonly identify: (actor: Actor) => void;
  /** What the browser says of itself, shortened. */
  readonly userAgent: string;
}

/** Who stands in the system log. */
export interface Actor {
  readonly accountId: number;
  readonly organisationId: number;
}

type Handler<C, E> = (call: C) => Promise<OutputOf<E>>;

/** Makes the route of an endpoint that needs a session. The handler runs when everything else has been checked. */
export const register = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<Call<E>, E>,
): void => {
  if (endpoint.right === null) throw new Error(`${endpoint.path} is public: use registerPublic`);
  addRoute(app, endpoint, async (request, trace, reply) => {
    const { context } = app;
    const isBackground = request.headers[BACKGROUND_HEADER] !== undefined;
    const found = await context.sessions.find(tokenOf(request), isBackground);
    if (found.state !== 'live') {
      takeRate(context, endpoint, `address ${addressOf(request)}`);
      throw new ApplicationFailure(found.state === 'ended' ? '505' : '401');
    }
    trace.actor = { accountId: found.accountId, organisationId: found.organisation.id };
    takeRate(context, endpoint, `account ${found.accountId}`);
    const input = await readInput(endpoint, request);
    trace.input = input;
    await requirePermission(endpoint, input, found, context);
    const answer = present(endpoint, await handler({ ...callOf(context, request), input, session: found }));
    // Nobody pays for what nobody hears: the caller has had 504, or is gone.
    if (reply.sent || reply.raw.destroyed) throw new TransportFailure('server-not-responding');
    await spend(endpoint, input, found, { ...context, address: addressOf(request) });
    return answer;
  });
};

/** Before the input is read: a call that is refused costs work as well. */
const takeRate = ({ limiter }: ServerContext, { rate }: Endpoint, who: string): void => {
  if (!limiter.take(rate, who)) throw new TransportFailure('too-many-requests');
};

/** Makes the route of an endpoint that anybody may call. */
export const registerPublic = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<PublicCall<E>, E>,
): void => {
  if (endpoint.right !== null) throw new Error(`${endpoint.path} needs a session: use register`);
  addRoute(app, endpoint, async (request, trace) => {
    const { context } = app;
    takeRate(context, endpoint, `address ${addressOf(request)}`);
    const input = await readInput(endpoint, request);
    trace.input = input;
    const identify = (actor: Actor) => {
      trace.actor = actor;
    };
    const call = { ...callOf(context, request), input, identify, userAgent: userAgentOf(request) };
    return present(endpoint, await handler(call));
  });
};

/** What the system log learns of a call on its way. */
interface Trace {
  actor: Actor | null;
  input: unknown;
}

const addRoute = (
  app: FastifyInstance,
  endpoint: Endpoint,
  run: (request: FastifyRequest, trace: Trace, reply: FastifyReply) => Promise<Presented>,
): void => {
  app.route({
    method: endpoint.method,
    url: BASE_PATH + endpoint.path,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      if (!app.context.state.isReady) throw new TransportFailure('service-unavailable');
      requireBodyKind(endpoint, request);
    },
    handler: async (request, reply) => {
      const trace: Trace = { actor: null, input: null };
      const answer = await run(request, trace, reply).catch((error: Error) => answerCaught(error, request));
      await logCall(app.context, endpoint, request, trace, String(answer.body.code), reply.elapsedTime);
      // Over the time limit: the caller has heard 504 already.
      if (reply.sent) return reply;
      return send(reply, answer);
    },
  });
};

/** A file passes through without an envelope. */
type Presented = Answer & { readonly file?: File };

/** The log has a file as a success. */
const answerFile = (file: File): Presented => ({
  status: 200,
  body: { code: '0', data: null, msg: '' },
  isFault: false,
  file,
});

const send = (reply: FastifyReply, answer: Presented): Promise<FastifyReply> | FastifyReply =>
  answer.file ? sendFile(reply, answer.file) : reply.code(answer.status).send(answer.body);

const present = (endpoint: Endpoint, data: unknown): Presented =>
  data instanceof File ? answerFile(data) : answerSuccess(endpoint, data);

/** The output schema is the presenter: what it does not name does not leave. */
const answerSuccess = (endpoint: Endpoint, data: unknown): Answer => ({
  status: 200,
  body: presentSuccess(endpoint, endpoint.output.parse(data)),
  isFault: false,
});

const answerCaught = (error: Error, request: FastifyRequest): Answer => {
  const answer = answerFailure(error, languageOf(request));
  if (answer.isFault) request.log.error(error);
  return answer;
};

const tokenOf = (request: FastifyRequest): string | undefined => {
  const token = request.headers[TOKEN_HEADER];
  return typeof token === 'string' ? token : undefined;
};

const MAX_USER_AGENT = 300;

const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT).toWellFormed();

const callOf = ({ db, clock }: ServerContext, request: FastifyRequest) => ({
  db,
  clock,
  language: languageOf(request),
  address: addressOf(request),
});

const spend = async (
  endpoint: Endpoint,
  input: unknown,
  session: Session,
  context: ServerContext & { readonly address: string },
) => {
  const companyId = companyIdOf(input);
  if (!endpoint.quota || companyId === null) return;
  const outcome = await spendQuota(context.db, {
    organisationId: session.contractId,
    accountId: session.accountId,
    companyId,
    kind: endpoint.quota,
    at: context.clock().toISOString(),
    total: session.grants[endpoint.quota],
    action: endpoint.path,
    address: context.address,
    accountOrganisationId: session.organisation.id,
  });
  if (outcome === 'exhausted') throw new ApplicationFailure('quota-exhausted');
};

/** Resolves when the line is safe: what was answered stands in the log. */
const logCall = async (
  context: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  trace: Trace,
  code: string,
  durationMs: number,
): Promise<void> => {
  const kind = endpoint.log ?? (endpoint.method === 'GET' ? 'view' : 'change');
  if (kind === 'none') return;
  await context.log.add({
    loggedAt: context.clock().toISOString(),
    accountId: trace.actor?.accountId ?? null,
    organisationId: trace.actor?.organisationId ?? null,
    kind,
    action: endpoint.path,
    companyId: companyIdOf(trace.input),
    code,
    durationMs: Math.round(durationMs),
    address: addressOf(request),
    details: endpoint.isInputLogged === false ? {} : describeInput(trace.input),
  });
};
