import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "../temporary-content.ts";

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

/** What an expression of a workflow can read. */
export interface WorkflowContext {
  github: { event_name: string; ref: string; repository: string; event: object };
  vars?: Record<string, string>;
  /** Results and outputs of jobs before. */
  needs?: Record<string, { result?: string; outputs: Record<string, string> }>;
  /** Outputs of actions, which are not run, by the ids of their steps. */
  outputs?: Record<string, Record<string, string>>;
}

type Outputs = Record<string, { outputs: Record<string, string> }>;

/** What evaluates the expressions of a workflow, with or without the braces: they are JavaScript, too. */
function evaluator({ github, vars = {}, needs = {} }: WorkflowContext, steps: Outputs = {}) {
  const scope = { github, vars, needs, steps, cancelled: () => false };
  return (expression: string) => {
    const code = `return ${expression.replace(/^\$\{\{(.*)\}\}$/s, "$1")}`;
    return new Function(...Object.keys(scope), code)(...Object.values(scope));
  };
}

/** Whether a job begins, by its own condition. */
export function isBegun(workflow: string, name: string, context: WorkflowContext): boolean {
  const { jobs } = parse(readFileSync(workflow, "utf8"));
  return Boolean(evaluator(context)(jobs[name].if));
}

/**
 * Runs the `run:` steps of a workflow's job with bash, as GitHub does, and none of its actions.
 *
 * @param options.isRun Which steps are run; without it all.
 * @returns The outputs of the job, what was printed, the actions that were reached, and the last exit code.
 */
export function runJob(
  workflow: string,
  name: string,
  context: WorkflowContext,
  options: { cwd: string; env: NodeJS.ProcessEnv; isRun?: (command: string) => boolean },
) {
  const { env: common = {}, jobs } = parse(readFileSync(workflow, "utf8"));
  const job: { steps: Step[]; outputs?: Record<string, string> } = jobs[name];
  const { github, outputs = {} } = context;
  const steps: Outputs = Object.fromEntries(
    job.steps.map(({ id = "" }) => [id, { outputs: { ...outputs[id] } }]),
  );
  const evaluate = evaluator(context, steps);
  const fill = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        value.replaceAll(/\$\{\{.*?\}\}/gs, (one) => `${evaluate(one) ?? ""}`),
      ]),
    );
  const folder = temporaryFolder();
  const files = { GITHUB_ENV: join(folder, "env"), GITHUB_OUTPUT: join(folder, "output") };
  const env: NodeJS.ProcessEnv = {
    ...{ ...options.env, ...fill(common), ...files },
    GITHUB_EVENT_NAME: github.event_name,
    GITHUB_REF: github.ref,
    GITHUB_REPOSITORY: github.repository,
    GITHUB_REPOSITORY_OWNER: github.repository.replace(/\/.*/, ""),
  };
  const reached: string[] = [];
  let [said, status] = ["", 0];
  for (const step of job.steps) {
    if (status !== 0 || (step.if && !evaluate(step.if))) continue;
    if (step.uses) reached.push(step.uses.replace(/@.*/, ""));
    if (!step.run || options.isRun?.(step.run) === false) continue;
    for (const file of Object.values(files)) writeFileSync(file, "");
    const result = spawnSync("bash", ["--norc", "-e", "-c", step.run], {
      cwd: options.cwd,
      env: { ...env, ...fill(step.env) },
      encoding: "utf8",
    });
    status = result.status ?? 1;
    said += `${result.stdout}${result.stderr}`;
    Object.assign(env, valuesIn(files.GITHUB_ENV));
    Object.assign(steps[step.id ?? ""]?.outputs ?? {}, valuesIn(files.GITHUB_OUTPUT));
  }
  return { outputs: fill(job.outputs), env, said, reached, status };
}

/** What a step has written, `name=value` a line. */
function valuesIn(file: string): Record<string, string> {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
}
