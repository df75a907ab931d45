-- Asks for the addresses of a file in turn: wrk … -- ADDRESSES [MILLISECONDS]. With a mean time, each connection waits for
-- about as long before each request, because wrk has no rate. Prints what it counted as JSON.
local addresses, turn = {}, 0

function init(arguments)
  for line in io.lines(arguments[1]) do addresses[#addresses + 1] = wrk.format("GET", line) end
  math.randomseed(28)
  local mean = tonumber(arguments[2] or "0")
  -- Whole milliseconds, from none to twice the mean.
  if mean > 0 then delay = function() return math.floor(math.random() * (2 * mean) + 0.5) end end
end

function request()
  turn = turn % #addresses + 1
  return addresses[turn]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests": %d, "seconds": %.6f, "status": %d, "broken": %d, "p50": %.3f, "p99": %.3f, "most": %.3f}',
    summary.requests, summary.duration / 1e6, errors.status, errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
