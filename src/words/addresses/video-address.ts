import { type Fault, faultText, toWrite } from "../fault.ts";
import { say } from "../say.ts";
import { urlOf } from "./url.ts";

/** A film at a service that shows films. */
interface VideoAddress {
  /** What people call the service; one of PeerTube by its host. */
  service: string;
  /** The page of the film. */
  link: string;
  /** What a frame shows: the film alone, which begins at once, as the visitor has asked for it. */
  embed: string;
}

/** An embedded list or live channel has a word of eleven letters in place of a film. */
const youTube =
  /^https:\/\/(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])/;
/** Events, showcases, albums and groups have numbers too, each of which is also that of some film. */
const vimeo =
  /^https:\/\/(?:player\.vimeo\.com\/video\/|(?:www\.)?vimeo\.com\/(?:(?:video|manage\/videos|(?:channels|ondemand)\/[^/?#]+|(?:groups|album|showcase)\/[^/?#]+\/videos?)\/)?)(\d+)(?![^/?#])(?:\/([\da-f]+)(?![\w-])|[^#]*[?&]h=([\da-f]+))?/;
/** Any host can be one of PeerTube, so its paths show it. */
const peerTube =
  /^https:\/\/([^/?#@\s]+)\/(?:w|videos\/(?:watch|embed))\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[1-9A-HJ-NP-Za-km-z]{22})(?![\w-])/;
const services =
  /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)(?:[/?#]|$)/i;

/** The film of an address as people copy it; undefined if it leads to no single film of a known service. */
export function videoAddress(address: string): VideoAddress | undefined {
  const start = secondsIn(address);
  const [, id] = youTube.exec(address) ?? [];
  if (id)
    return {
      service: "YouTube",
      link: `https://www.youtube.com/watch?v=${id}${start && `&t=${start}s`}`,
      // This host sets no cookie before the film plays.
      embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
    };
  const [, number, unlisted, asked = unlisted] = vimeo.exec(address) ?? [];
  if (number)
    return {
      service: "Vimeo",
      link: `https://vimeo.com/${number}${asked ? `/${asked}` : ""}${start && `#t=${start}s`}`,
      embed: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${asked ? `&h=${asked}` : ""}${start && `#t=${start}s`}`,
    };
  const [, host, film] = peerTube.exec(address) ?? [];
  if (!host || !film) return undefined;
  const from = start && `start=${start}s`;
  return {
    service: host,
    link: `https://${host}/w/${film}${from && `?${from}`}`,
    // Otherwise other visitors would learn the network address too.
    embed: `https://${host}/videos/embed/${film}?autoplay=1&p2p=0${from && `&${from}`}`,
  };
}

/** The second at which a film begins, as links to a moment have it; nothing for its beginning. */
function secondsIn(address: string): string {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /[?&#](?:t|start)=(?:(\d{1,3})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?(?:[&#]|$)/.exec(address) ?? [];
  return `${Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || ""}`;
}

/** What is wrong with the address of a film, and what to write instead; undefined if visitors can see the film. */
export function videoFault(written: string): Fault | undefined {
  if (videoAddress(written)) return undefined;
  const address = (/<iframe\b[^<>]*?\bsrc=["']([^"']+)/i.exec(written)?.[1] ?? written).trim();
  const meant = videoAddress(address.replace(/^(?:https?:)?(?:\/\/)?/i, "https://"));
  if (meant) return toWrite(meant.link);
  if (/[^/\\?#]\.(?:mp4|webm|mov|m4v|avi|mkv)(?:[?#]|$)/i.test(address))
    return { message: say("film-addresses.file") };
  if (services.test(address)) return { message: faultText("film-addresses.several") };
  if (urlOf(address)) return { message: faultText("film-addresses.other-service") };
  return { message: say("film-addresses.other-service.hint") };
}
